import { Picture } from '@/components/ui/Picture';
import { DownloadLink } from '@/components/ui/links';
import type { Words } from '@/lib/content/content';
import type { Attached } from '@/lib/content/kinds/dated';

interface AttachmentsProps {
  item: Attached;
  words: Words['page'];
  /** How wide the photo is shown, as the `sizes` attribute says it. */
  sizes?: string;
}

/** The photo and the PDF of news, an event or a notice; nothing where it has neither. */
export function Attachments({ item, words, sizes = '(min-width: 40rem) 20rem, 100vw' }: AttachmentsProps) {
  const { picture, alt = '', file } = item;
  return (
    <>
      {picture ? <Picture name={picture} alt={alt} sizes={sizes} most={1100} className="attached" /> : null}
      {file ? <DownloadLink title={words.download} file={file} size={words.size} /> : null}
    </>
  );
}
