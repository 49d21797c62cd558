import { expect, test } from './watched-page';
import { staff } from './built-content';

test('the login page keeps the framework, under a policy with Trusted Types', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe|\*/);
  await expect(page.getByRole('button', { name: staff.login.submit })).toBeVisible();
});

test('the framework turns from one staff page to another under the policy', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: staff.login.submit })).toBeVisible();
});

test('script of another place cannot be added to a staff page', async ({ page, expectMessage }) => {
  await page.goto('/login');
  expectMessage(/TrustedHTML|TrustedScript/);
  const attempts = await page.evaluate(() => {
    const script = document.createElement('script');
    const tries = [
      () => (script.src = 'https://evil.example/a.js'),
      () => (script.src = '/assets/a.js'),
      () => (script.text = 'alert(1)'),
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch {
        return 'refused';
      }
    });
  });
  expect(attempts).toEqual(['refused', 'refused', 'refused', 'refused']);
});
