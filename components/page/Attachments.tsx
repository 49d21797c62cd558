import { Picture } from '@/components/ui/Picture';
import { DownloadLink } from '@/components/ui/links';
import type { Words } from '@/lib/content/content';
import type { Attached } from '@/lib/content/kinds/dated';

/** As `.attached` shows it, in app/styles/cards.css. */
const SIZES = '(min-width: 24rem) 20rem, 100vw';

/** The photo and the PDF of news, an event or a notice; nothing where it has neither. */
export function Attachments({ item, words }: { item: Attached; words: Words['page'] }) {
  const { picture, alt = '', file } = item;
  return (
    <>
      {picture ? <Picture name={picture} alt={alt} sizes={SIZES} most={1100} className="attached" /> : null}
      {file ? (
        <p>
          <DownloadLink title={words.download} file={file} size={words.size} />
        </p>
      ) : null}
    </>
  );
}
