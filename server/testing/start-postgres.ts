import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TimeLimits } from '../engines';

interface RunningPostgres {
  url: string;
  /** Suspends every process of the server, as a hung disk would; `false` resumes them. */
  freeze: (frozen: boolean) => void;
  stop: () => Promise<void>;
}

/** A busy machine may need long; waiting costs nothing where all is well. */
const WAIT_SECONDS = 180;

/** Limits for tests of anything but the limits: a thousand calls at once wait for ten connections. */
export const PATIENT: TimeLimits = { connect: 250_000, statement: 250_000, answer: 250_000 };

/**
 * Starts a real PostgreSQL of its own in a temporary folder, reached through a socket there, so that it meddles
 * with no other server. Returns its address and what stops and deletes it.
 * @throws with how to install PostgreSQL when it is not there: a skipped database would be a hidden gap.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const binaries = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'test',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(binaries, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'pipe' });
  const settings = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(binaries, 'postgres'), settings, { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !isReady(binaries, folder); tries += 1) {
    if (tries === WAIT_SECONDS * 10) {
      await stop();
      throw new Error(`PostgreSQL did not start within ${WAIT_SECONDS} seconds.`);
    }
    await pause(100);
  }
  const freeze = (frozen: boolean) => {
    const pids = [server.pid ?? 0, ...listChildren(server.pid ?? 0)];
    for (const pid of pids) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT');
  };
  return { url: `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`, freeze, stop };
}

function listChildren(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
}

function isReady(binaries: string, folder: string): boolean {
  try {
    execFileSync(join(binaries, 'pg_isready'), ['-h', folder, '-U', 'test', '-d', 'postgres'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...versions.toReversed(), ...(process.env['PATH'] ?? '').split(delimiter)];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new Error(
    'These tests need PostgreSQL. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql).',
  );
}

/** PostgreSQL refuses to run as root: then its own account takes over. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: readPostgresId('-u'), gid: readPostgresId('-g') };
}

function readPostgresId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
