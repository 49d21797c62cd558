import { compareVersions, releaseChanges, sectionsBetween } from './program-version';

const CHANGES = `# Changes

## Not released yet

- A new page.

## 1.10.0 (2026-12-01)

- Ten.

## 1.9.0 (2026-11-25)

- Nine.
`;

test('versions are compared number by number', () => {
  expect(['1.10.0', '1.9.0', '2.0.0', '1.9.1'].toSorted(compareVersions)).toEqual([
    '1.9.0',
    '1.9.1',
    '1.10.0',
    '2.0.0',
  ]);
});

test('the changes between two versions are the sections after the older one, up to and including the newer one', () => {
  expect(sectionsBetween(CHANGES, '1.9.0', '1.10.0')).toBe('## 1.10.0 (2026-12-01)\n\n- Ten.\n\n');
});

test('a release takes the unreleased changes, and leaves their list empty', () => {
  const released = releaseChanges(CHANGES, '1.11.0', '2026-12-05');
  expect(released).toContain('## Not released yet\n\n## 1.11.0 (2026-12-05)\n\n- A new page.\n');
  expect(() => releaseChanges(released, '1.12.0', '2026-12-06')).toThrow(/lists no change/);
});
