import { expectStrictPolicy } from './expect-strict-policy';
import { expect, fileTest, test } from './watched-page';
import { STAFF_PATHS } from '@/lib/staff/pages';

fileTest(
  'each page of the staff area has a policy that allows only inline scripts with a known hash and the site’s own files',
  () => {
    for (const route of STAFF_PATHS) {
      const policy = expectStrictPolicy(route);
      expect(policy).toMatch(/; script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+'; style-src 'sha256-[^ ]+';/);
      expect(policy).toContain("; connect-src 'self'; ");
      expect(policy).toContain("; form-action 'none'; ");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    }
  },
);

test('a staff page runs neither scripts from other origins nor scripts and markup made from strings', async ({
  page,
  expectMessage,
}) => {
  await page.goto('/login');
  expectMessage(/TrustedHTML|TrustedScript|Creating a TrustedTypePolicy|trusted-types refused/);
  const attempts = await page.evaluate(() => {
    const script = document.createElement('script');
    const tries = [
      () => (script.src = 'https://evil.example/a.js'),
      () => (script.src = '/assets/a.js'),
      () => (script.src = '/_next/static/a.js'),
      () => (script.text = 'alert(1)'),
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('default', {}),
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
  expect(attempts).toEqual(Array(6).fill('refused'));
});
