import { SAMPLE_CREATOR } from '@/lib/content/checks/inspect-pdf';

/**
 * Marks a PDF that Chromium printed as a sample, so that `publish:check` finds it. The mark takes exactly the room of
 * the browser's name: the places of the objects after it are written at the end of the file.
 */
export function markSample(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const [creator] = /\/Creator \((?:\\.|[^\\)])*\)/.exec(text) ?? [];
  if (creator === undefined || creator.length <= SAMPLE_CREATOR.length)
    throw new Error('the PDF names no browser whose place the mark could take');
  const mark = `${SAMPLE_CREATOR.padEnd(creator.length - 1)})`;
  return Buffer.from(text.replace(creator, mark), 'latin1');
}
