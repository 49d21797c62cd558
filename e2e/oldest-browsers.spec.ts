import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltSite } from '@/lib/build/built-site';
import { unknownScript, unknownStyles } from '@/lib/build/testing/oldest-browsers';
import { SITE_FOLDER } from '@/lib/build/files';

test('pages and scripts only use features that the oldest browsers support or can do without', async () => {
  const { folder, pages, staffPages, addresses } = await readBuiltSite(SITE_FOLDER);
  const files = [...addresses].filter((address) => /\.(css|js)$/.test(address));
  expect(files.length).toBeGreaterThan(2);
  const found = [
    ...[...pages, ...staffPages].flatMap(({ route, elements }) =>
      elements.flatMap(({ name, text, attributes }) => {
        if (name === 'style') return unknownStyles(text).map((what) => `${route}: ${what}`);
        return name === 'script' && attributes.type === undefined
          ? unknownScript(text).map((what) => `${route}: ${what}`)
          : [];
      }),
    ),
    ...files.flatMap((address) => {
      const text = readFileSync(path.join(folder, address), 'utf8');
      const unknown = address.endsWith('.css') ? unknownStyles : unknownScript;
      return unknown(text).map((what) => `${address}: ${what}`);
    }),
  ];
  expect(found).toEqual([]);
});
