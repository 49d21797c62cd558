import { lockFolder } from '../../data-folder';

/** Locks each folder whose path it receives, and keeps the lock. Answers "locked", or why it cannot. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder);
    process.send?.('locked');
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error));
  }
});
process.send?.('ready');
