import type { PictureFile, PictureSet } from '@/lib/site/pictures';

export interface PictureViewProps {
  set: Omit<PictureSet, 'thumbnails'>;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The one picture to load first; the others load lazily. */
  first?: boolean;
  /** Pixels of the largest version that the place can need. */
  most?: number;
  /** On the first screen, but smaller than the main picture. */
  early?: boolean;
}

/** A picture whose versions are known, so that a browser can render it too. */
export function PictureView(props: PictureViewProps) {
  const { set, alt, sizes, className, first, early, most = Infinity } = props;
  // The smallest of them may be larger.
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
