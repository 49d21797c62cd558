import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** As much of Emscripten's module as is touched here; `nfd` is Node's number of the open file. */
interface Module {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's files on disk, with the one call that its own layer leaves out: `fsync`. Without it PostgreSQL's request to
 * wait for the disk ends in Emscripten, and a power cut loses what was acknowledged.
 */
export class SyncedFiles extends NodeFS {
  override async init(pg: PGlite, given: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, given);
    const addSync = (module: unknown): void => {
      (module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(made.emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}
