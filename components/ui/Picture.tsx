import type { Page } from '@/lib/content/content';
import { getPicture } from '@/lib/site/pictures';
import { PictureView, type PictureViewProps } from './PictureView';

export async function Picture({ name, ...rest }: Omit<PictureViewProps, 'set'> & { name: string }) {
  return <PictureView set={await getPicture(name)} {...rest} />;
}

export type Drawing = Pick<Page, 'picture' | 'alt'>;

/** If only wide screens show the picture, it loads lazily, so that phones never load it. */
export function PagePicture({ of, first }: { of?: Drawing; first?: boolean }) {
  if (!of?.picture) return null;
  return (
    <Picture
      name={of.picture}
      alt={of.alt ?? ''}
      sizes="(min-width: 64rem) 50rem, 100vw"
      first={first}
      className="page-picture"
    />
  );
}
