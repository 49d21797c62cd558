import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.mjs';

/**
 * Installs packages of Debian or Ubuntu, as root or through sudo without a password.
 * @param {string[]} names nothing is done for none
 * @throws {Error} where that is not possible, with what to do
 */
export async function installDebianPackages(names) {
  if (names.length === 0) return;
  const needed = `The tests need ${names.join(' and ')}`;
  const [program, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const isThere = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere)
    throw new Error(`${needed}, and this system has no apt-get to install it. Please install it.`);
  await runCommand(program, [...prefix, 'update', '-qq']);
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  const code = await runCommand(program, [...prefix, ...options], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(`${needed}, and apt-get could not install it. Please install it.`);
}
