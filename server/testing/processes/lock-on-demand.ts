import { lockFolder } from '../../data-folder';

/** Locks each folder whose path it receives, answers "locked" or the reason why it cannot, and keeps its locks. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder);
    process.send?.('locked');
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error));
  }
});
process.send?.('ready');
