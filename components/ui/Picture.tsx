import type { Page } from '@/lib/content/content';
import { getPicture } from '@/lib/site/pictures';
import { PictureView, type PictureViewProps } from './PictureView';

export async function Picture({ name, ...rest }: Omit<PictureViewProps, 'set'> & { name: string }) {
  return <PictureView set={await getPicture(name)} {...rest} />;
}

export type Drawing = Pick<Page, 'picture' | 'alt'>;

/** Beside tables of facts, the picture is small or hidden, so it loads lazily. */
export function PagePicture({ of, first }: { of?: Drawing; first?: boolean }) {
  if (!of?.picture) return null;
  return (
    <Picture
      name={of.picture}
      alt={of.alt ?? ''}
      sizes={first ? '(min-width: 64rem) 50rem, 100vw' : '40vw'}
      first={first}
      className="page-picture"
    />
  );
}
