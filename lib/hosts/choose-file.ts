import type { IncomingHttpHeaders } from 'node:http';
import { acceptedEncodings, type Encoding } from './accepted-encoding';
import type { Version } from './conditions';
import { contentTypeOf, isText } from './content-type';
import { responseHeaders } from './response-headers';
import type { SiteFiles } from './site-files';

/** The file that answers a request, and the headers that belong to it whatever the answer's status. */
export interface ChosenFile extends Version {
  /** Its name in the folder, such as `/transport.html.br`, and without the ending of its compression. */
  name: string;
  original: string;
  encoding: string | undefined;
  size: number;
  headers: Map<string, string>;
}

/** Chooses between a file and its compressed copies, and remembers each answer: all of it stays as long as the files do. */
export function createChooser(files: SiteFiles) {
  const known = new Map<string, ChosenFile>();
  /** @param isPart parts of a file are parts of the file itself, not of a compressed copy */
  return (original: string, headers: IncomingHttpHeaders, isPart: boolean): ChosenFile => {
    const accepted = isPart ? [] : acceptedEncodings(headers['accept-encoding']);
    const copy = accepted.find(({ ending }) => files.has(original + ending));
    const name = original + (copy?.ending ?? '');
    const chosen = known.get(name) ?? describeFile(original, copy, files);
    known.set(name, chosen);
    return chosen;
  };
}

function describeFile(original: string, copy: Encoding | undefined, files: SiteFiles): ChosenFile {
  const name = original + (copy?.ending ?? '');
  const { size = 0, mtimeMs = 0 } = files.get(name) ?? {};
  const etag = `"${[size.toString(36), Math.trunc(mtimeMs).toString(36), copy?.name].filter(Boolean).join('-')}"`;
  const headers = new Map(Object.entries(responseHeaders(original, true)));
  headers.set('Accept-Ranges', 'bytes').set('ETag', etag);
  if (!headers.has('Content-Type')) headers.set('Content-Type', contentTypeOf(original));
  headers.set('Last-Modified', new Date(mtimeMs).toUTCString());
  if (isText(original)) headers.set('Vary', 'Accept-Encoding');
  return { name, original, encoding: copy?.name, size, mtimeMs, etag, headers };
}
