import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TimeLimits } from '../engines';

interface RunningPostgres {
  url: string;
  /** The folder with the server's socket. */
  folder: string;
  /** Suspends every process of the server, as if its disk hung. `false` resumes them. */
  freeze: (frozen: boolean) => void;
  /** Stops the server cleanly, or with SIGQUIT as in a crash. Keeps its data. */
  halt: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  resume: () => Promise<void>;
  /** Starts a standby that replicates this server, in its own folder. */
  startReplica: () => Promise<RunningPostgres>;
  /** Stops the server for good, and deletes its data. */
  stop: () => Promise<void>;
}

interface Place {
  binaries: string;
  owner: { uid: number; gid: number } | undefined;
  /** The folder with the socket. The data is in a folder below it. */
  folder: string;
}

/** The longest wait for a busy machine, in seconds. */
const WAIT_SECONDS = 180;

/** Limits for tests in which a thousand simultaneous calls wait for ten connections. */
export const PATIENT: TimeLimits = { connect: 250_000, statement: 250_000, answer: 250_000 };

/**
 * Starts a PostgreSQL server in a temporary folder, with its socket in it, so that it affects no other server.
 * @throws Error that says how to install PostgreSQL if it is missing, because skipping the tests would hide a gap
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const place = makePlace();
  const initdb = ['-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  runTool(place, 'initdb', ['-D', join(place.folder, 'data'), ...initdb]);
  return runServer(place);
}

function makePlace(): Place {
  const binaries = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return { binaries, folder, owner };
}

function runTool({ binaries, owner, folder }: Place, program: string, args: string[]): void {
  execFileSync(join(binaries, program), args, { ...owner, cwd: folder, stdio: 'pipe' });
}

async function runServer(place: Place): Promise<RunningPostgres> {
  const { folder } = place;
  let { server, ended } = await spawnServer(place);
  const halt = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> => {
    server.kill(signal);
    await ended;
  };
  return {
    url: addressOf(folder),
    folder,
    freeze: (frozen: boolean): void => {
      const pids = [server.pid ?? 0, ...listChildren(server.pid ?? 0)];
      for (const pid of pids) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT');
    },
    halt,
    resume: async (): Promise<void> => {
      ({ server, ended } = await spawnServer(place));
    },
    startReplica: async (): Promise<RunningPostgres> => {
      const own = makePlace();
      const from = ['-h', folder, '-U', 'test', '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
      runTool(own, 'pg_basebackup', ['-D', join(own.folder, 'data'), ...from]);
      return runServer(own);
    },
    stop: async (): Promise<void> => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a server with its socket in this folder. */
export function addressOf(folder: string): string {
  return `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

async function spawnServer({ binaries, owner, folder }: Place) {
  // Enough connections for four pools of ten, but few enough for a test to use up.
  const own = ['listen_addresses=', 'fsync=off', 'max_connections=60'].flatMap((setting) => ['-c', setting]);
  const settings = ['-D', join(folder, 'data'), '-k', folder, ...own];
  const server = spawn(join(binaries, 'postgres'), settings, { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; !isReady(binaries, folder); tries += 1) {
    if (tries === WAIT_SECONDS * 10) {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`PostgreSQL did not start within ${WAIT_SECONDS} seconds.`);
    }
    await pause(100);
  }
  return { server, ended };
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

/** PostgreSQL refuses to run as root, so root uses the account `postgres`. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: readPostgresId('-u'), gid: readPostgresId('-g') };
}

function readPostgresId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
