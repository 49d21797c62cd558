/** How soon the end of the shell is noticed. */
const LOOK_MS = 500;

/**
 * Below npm, does something once when the shell ends that npm has started this program with. npm ends at SIGTERM
 * together with its shell, which passes the signal on to nobody: a server would go on without them.
 * @param {() => void} act
 */
export function whenShellEnds(act) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    act();
  }, LOOK_MS).unref();
}
