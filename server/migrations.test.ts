import { readFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { listMigrations } from './database';
import { SECOND_STEP } from './shared-database';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Changes that would break the previous version, which uses the new schema too during an upgrade. */
const BREAKING = [
  { sign: /\bdrop\s+(?!trigger|index)\w+/i, why: 'takes something away' },
  { sign: /\brename\b/i, why: 'renames something' },
  { sign: /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i, why: 'changes a type' },
  { sign: /\bset\s+not\s+null\b/i, why: 'refuses what the previous version writes' },
  {
    sign: /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)[^,;]*/i,
    why: 'asks for a value that the previous version does not write',
  },
];

/** Why the previous version cannot run with this migration. Ignores migrations that are named as a second step. */
function findBreaking(name: string, sql: string): string[] {
  if (SECOND_STEP.test(name)) return [];
  const statements = sql.replaceAll(/--.*/g, '');
  return BREAKING.filter(({ sign }) => sign.test(statements)).map(({ why }) => `${name} ${why}`);
}

test.each([
  ['alter table state drop column kind;', 'takes something away'],
  ['drop table state;', 'takes something away'],
  ['alter table state rename column kind to sort;', 'renames something'],
  ['alter table state alter column name type integer;', 'changes a type'],
  ['alter table state alter column name set not null;', 'refuses what the previous version writes'],
  [
    'alter table state add column x text not null;',
    'asks for a value that the previous version does not write',
  ],
  [
    'alter table state add x text not null, add y text;',
    'asks for a value that the previous version does not write',
  ],
])('the check rejects: %s', (sql, why) => {
  expect(findBreaking('020-new.sql', sql)).toEqual([`020-new.sql ${why}`]);
  expect(findBreaking('020-second-step-of-015-new.sql', sql)).toEqual([]);
});

test.each([
  "alter table state add column x text not null default '';",
  'alter table state add column x text;',
  'create table x (y text not null); -- instead of drop',
])('the check accepts: %s', (sql) => {
  expect(findBreaking('020-new.sql', sql)).toEqual([]);
});

test('migrations only add, so that the previous version runs on the schema of this one', async () => {
  const names = await listMigrations();
  const read = (name: string) => readFileSync(new URL(`migrations/${name}`, `file://${__dirname}/`), 'utf8');
  expect(names.flatMap((name) => findBreaking(name, read(name)))).toEqual([]);
});

const DEPLOY = path.join(__dirname, 'deploy');

test('systemd understands every line of the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  const units = readdirSync(DEPLOY).filter((name) => /\.(service|socket)$/.test(name));
  const limits: unknown[] = [];
  for (const name of units) {
    const unit = readFileSync(path.join(DEPLOY, name), 'utf8');
    limits.push(...unit.matchAll(/^LimitNOFILE=\d{5,}$/gm));
    // systemd-analyze looks for each unit's program, but many machines have Node.js in another place.
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
