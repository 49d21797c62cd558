import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Finding } from '../say/problem';

/** PDF readers look for the end marker in the last kilobyte of a file (ISO 32000-1, annex H, note 18). */
const KILOBYTE = 1024;

/** The creator in the sample's PDFs. No real program or school has this name. */
export const SAMPLE_CREATOR = '/Creator (Sample document of the school-website project, not a certificate';

const SAMPLE = "is a document of the sample school. Replace it with the school's own.";

/** Rejects a PDF that is incomplete, or that runs something when a reader opens it. */
export function inspectPdf(file: string): Finding | undefined {
  const bytes = readFileSync(file);
  const document = bytes.toString('latin1');
  if (!document.startsWith('%PDF-')) return 'is not a PDF. Save the document as PDF and copy it here again.';
  if (!document.slice(-KILOBYTE).includes('%%EOF'))
    return 'is cut off: the end of the document is missing. Copy it here again.';
  // Skip the bytes of pictures and fonts, which may contain any word by chance.
  const objects = document.replaceAll(/\bstream\r?\n.*?\bendstream\b/gs, ' ');
  const act = findAct([objects, ...inflateObjects(bytes, document)].join('\n'));
  if (act)
    return `runs something when it is opened (${act}). Open it, print it to a new PDF, and copy that file here.`;
  const isSample = document.slice(0, KILOBYTE).includes(SAMPLE_CREATOR);
  return isSample ? { message: SAMPLE, severity: 'placeholder' } : undefined;
}

/** Matches actions that do more than navigate (ISO 32000-1, section 12.6.4). */
const ACTS = /\/(JavaScript|Launch|SubmitForm|ImportData)\b/;

function findAct(document: string): string | undefined {
  // A name may contain escapes: /Open#41ction.
  const plain = document.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const act = ACTS.exec(plain)?.[1];
  if (act) return act;
  const isHarmless = [...plain.matchAll(/\/OpenAction\s*(?:(\d+)\s+(\d+)\s+R|(.{0,300}))/gs)].every(
    ([, number, generation, inline = '']) => {
      if (number === undefined) return showsPlace(inline);
      const object = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj(.{0,300})`, 's').exec(plain)?.[1];
      // An object in a compressed stream has no number here. ACTS has already found any dangerous action in it.
      return object === undefined || showsPlace(object);
    },
  );
  return isHarmless ? undefined : 'OpenAction';
}

/** True if the action only opens a page of the document. */
const showsPlace = (action: string): boolean => /^\s*\[/.test(action) || /\/S\s*\/GoTo\b/.test(action);

/** Inflates the object streams in which newer PDFs keep their objects. */
const inflateObjects = (bytes: Buffer, document: string): string[] =>
  [...document.matchAll(/\/ObjStm\b.{0,500}?stream\r?\n/gs)].map(({ 0: head, index }) => {
    try {
      const packed = bytes.subarray(index + head.length);
      return inflateSync(packed, { maxOutputLength: 50_000_000 }).toString('latin1');
    } catch {
      // The stream is damaged, encrypted, or compressed with another filter.
      return '';
    }
  });
