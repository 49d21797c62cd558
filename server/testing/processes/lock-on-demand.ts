import { lockFolder } from '../../data-folder';

/** A process for tests: tries to lock each folder it is sent, answers "locked" or the reason, and keeps what it has. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder);
    process.send?.('locked');
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error));
  }
});
process.send?.('ready');
