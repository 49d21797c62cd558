/** @jest-environment jsdom */
import { TRUSTED_SCRIPTS } from './trusted-scripts';

/** Runs the inline script against a stand-in for the browser and returns the policy that it makes. */
function createdPolicy(): { name: string; createScriptURL: (address: string) => string } {
  const made: ReturnType<typeof createdPolicy>[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) =>
      made.push({ name, ...rules }),
  };
  // The text is the product: it is run as a page runs it.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('window', 'location', TRUSTED_SCRIPTS)({ trustedTypes }, { origin: 'https://school.example' });
  const [policy] = made;
  if (!policy) throw new Error('no policy was made');
  return policy;
}

test('it is the default policy and has no rule for markup or for text of scripts', () => {
  expect(Object.keys(createdPolicy())).toEqual(['name', 'createScriptURL']);
  expect(createdPolicy().name).toBe('default');
});

test.each(['/_next/static/chunks/a.js', 'https://school.example/_next/static/chunks/a.js'])(
  "%s, a script file of this site's framework, is admitted as it is",
  (address) => {
    expect(createdPolicy().createScriptURL(address)).toBe(address);
  },
);

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/a.js',
  '/assets/a.js',
  '/_next/../assets/a.js',
  'data:text/javascript,alert(1)',
])('%s is refused', (address) => {
  expect(() => createdPolicy().createScriptURL(address)).toThrow('not a script of this site');
});
