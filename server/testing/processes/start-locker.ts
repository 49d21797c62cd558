import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.join(__dirname, 'lock-on-demand.ts');
/** Users other than root need a user namespace to create other namespaces. */
const NAMESPACES = [
  ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child'],
];

/** The command that runs a program in its own process namespace, as in a container. Undefined if that is forbidden. */
export const PID_NAMESPACE = NAMESPACES.find(
  ([program = '', ...args]) => spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0,
);

/** Starts a process that locks folders on request. `lock` resolves to "locked" or to the reason why it cannot. */
export async function startLocker(wrapper: readonly string[] = []) {
  const [program, ...args] = [...wrapper, process.execPath, '--import', 'tsx', SCRIPT];
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  return {
    lock: async (folder: string): Promise<unknown> => {
      const answer = once(child, 'message');
      child.send(folder);
      return (await answer)[0];
    },
    kill: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
