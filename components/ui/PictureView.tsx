import type { PictureFile, PictureSet } from '@/lib/site/pictures';

export interface PictureViewProps {
  set: Omit<PictureSet, 'thumbnail'>;
  alt: string;
  sizes: string;
  className?: string;
  /** True for the page's most important picture, which loads first. Others load lazily, unless they are `early`. */
  first?: boolean;
  /** The width in pixels of the largest version that is needed. */
  most?: number;
  /** True for any other picture on the first screen. */
  early?: boolean;
}

/** Takes the versions as props rather than making them, so that browsers can render it too. */
export function PictureView(props: PictureViewProps) {
  const { set, alt, sizes, className, first, early, most = Infinity } = props;
  // Always keep the smallest version, even if it is larger than needed.
  const enough = set.avif.filter(({ width }, index) => index === 0 || width <= most);
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(enough)} sizes={sizes} />
      <img
        src={set.webp.path}
        width={set.width}
        height={set.height}
        alt={alt}
        className={className}
        loading={first || early ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first || early ? undefined : 'async'}
      />
    </picture>
  );
}

export function toSrcSet(files: readonly PictureFile[]): string {
  return files.map(({ path, width }) => `${path} ${width}w`).join(', ');
}
