import { IconFileTypePdf } from '@tabler/icons-react';
import { assetAddress } from '@/lib/content/read/addresses';
import { getFileSize } from '@/lib/content/read/file-size';
import { fillIn } from '@/lib/text/text';

interface DownloadLinkProps {
  title: string;
  /** File name in content/files/. */
  file: string;
  /** "{type}, {size}" */
  size: string;
}

/** A download that says its title, type and size: "Water report (PDF, 84 KB)". */
export async function DownloadLink({ title, file, size }: DownloadLinkProps) {
  // One piece, so that no line holds "KB)" alone.
  const about = fillIn(size, { type: 'PDF', size: await getFileSize(file) }).replaceAll(' ', '\u00A0');
  return (
    <a href={assetAddress(file)} className="download-link">
      <IconFileTypePdf size="1.35em" aria-hidden />
      <span>{`${title} (${about})`}</span>
    </a>
  );
}
