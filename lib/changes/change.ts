import type { ContentCopy } from './content-copy';

/** One ordinary change of an editor, which leaves content that the check accepts. */
export interface Change {
  /** In the words of the editors' guide. */
  title: string;
  /** @param day the day for which the site is built, `YYYY-MM-DD` */
  apply: (copy: ContentCopy, day: string) => void;
}

/** The first picture of the folder: some photo that a change can show. @throws Error where there is none */
export function somePicture(copy: ContentCopy): string {
  return nameOf(copy.list('images').find((file) => /\.(jpe?g|png)$/i.test(file)));
}

/** @throws Error where there is none */
export function somePdf(copy: ContentCopy): string {
  return nameOf(copy.list('files')[0]);
}

function nameOf(file: string | undefined): string {
  const name = file?.split('/')[1];
  if (name === undefined) throw new Error('content/ has no picture or no PDF to change with');
  return name;
}
