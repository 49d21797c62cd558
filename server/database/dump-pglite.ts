import { openPgliteItself } from './open-pglite';

/** A compressed archive (tar, gzip) of an embedded database's files, as they are after a clean stop. */
export async function dumpPglite(folder: string): Promise<Uint8Array> {
  const pglite = await openPgliteItself(folder);
  try {
    return new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
  } finally {
    await pglite.close();
  }
}
