import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { useScratch } from '@/lib/setup/testing/use-scratch';
import { fillFolder } from './cached';

const at = useScratch();

test('a file that is a symbolic link is there as the file itself', async () => {
  mkdirSync(at('files'));
  writeFileSync(at('kept.pdf'), 'sound');
  symlinkSync('../kept.pdf', at('files', 'form.pdf'));
  await fillFolder(at('public', 'assets'), [at('files', 'form.pdf')]);
  expect(readFileSync(at('public', 'assets', 'form.pdf'), 'utf8')).toBe('sound');
});
