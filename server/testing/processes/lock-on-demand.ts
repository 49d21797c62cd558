import { lockFolder } from '../../data-folder';

/** A process that locks each folder whose path it gets, answers "locked" or why it cannot, and keeps its locks. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder);
    process.send?.('locked');
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error));
  }
});
process.send?.('ready');
