import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.mjs';

/**
 * Installs a package of Debian or Ubuntu, as root or through sudo without a password.
 * @param {string} name
 * @throws {Error} where that is not possible, with what to do
 */
export async function installDebianPackage(name) {
  const [program, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const isThere = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere)
    throw new Error(
      `The tests need ${name}, and this system has no apt-get to install it. Please install it.`,
    );
  await runCommand(program, [...prefix, 'update', '-qq']);
  const options = ['install', '-y', '-qq', '--no-install-recommends', name];
  const code = await runCommand(program, [...prefix, ...options], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0)
    throw new Error(`The tests need ${name}, and apt-get could not install it. Please install it.`);
}
