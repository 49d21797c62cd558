import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H, note 18). */
const KILOBYTE = 1024;

/** What the sample's PDFs have in the place of the program's name; no name of a school or program looks like it. */
export const SAMPLE_CREATOR = '/Creator (Sample document of the school-website project, not a certificate';

export interface InspectedPdf {
  /** Why it cannot be opened, and what to do. */
  wrong?: string;
  /** Whether it is one of the documents of the sample school. */
  sample: boolean;
}

/** Looks at both ends of a PDF: an upload that broke off has a beginning and no end. @param file its path */
export function inspectPdf(file: string): InspectedPdf {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const start = readAt(handle, 0);
    if (!start.startsWith('%PDF-'))
      return {
        wrong: 'is not a PDF. Save the document as PDF and copy it here again.',
        sample: false,
      };
    if (!readAt(handle, Math.max(0, size - KILOBYTE)).includes('%%EOF'))
      return { wrong: 'is cut off: the end of the document is missing. Copy it here again.', sample: false };
    return { sample: start.includes(SAMPLE_CREATOR) };
  } finally {
    closeSync(handle);
  }
}

function readAt(handle: number, position: number): string {
  const part = Buffer.alloc(KILOBYTE);
  return part.toString('latin1', 0, readSync(handle, part, 0, KILOBYTE, position));
}
