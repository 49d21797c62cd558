import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEPLOY = path.join(__dirname, 'deploy');

test('systemd understands every line of the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  const units = readdirSync(DEPLOY).filter((name) => /\.(service|socket)$/.test(name));
  const limits: unknown[] = [];
  for (const name of units) {
    const unit = readFileSync(path.join(DEPLOY, name), 'utf8');
    limits.push(...unit.matchAll(/^LimitNOFILE=\d{5,}$/gm));
    // The program in a unit must exist, and Node.js is elsewhere on many machines.
    writeFileSync(path.join(folder, name), unit.replaceAll('/usr/bin/node', process.execPath));
  }
  const named = units.map((name) => path.join(folder, name.replace('@.', '@3001.')));
  const { stdout, stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', ...named], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  // Each connection takes a descriptor, so the default of 1024 is too few.
  expect(limits).toHaveLength(2);
  // If systemd-analyze is missing, install Debian's package systemd.
  expect([units.length, error, stdout + stderr]).toEqual([3, undefined, '']);
});
