import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostTable } from './host-table';

/** As Prettier aligns it, or not. */
function squeeze(table: string): string {
  return table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}

test("the editors' guide has the table of what each host can do", () => {
  const guide = readFileSync(path.join(__dirname, '../../content/README.md'), 'utf8');
  expect(squeeze(guide)).toContain(squeeze(hostTable()));
});
