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
  const [avif, webp] = set.sources.map(({ type, files }) => {
    // The smallest of them may be larger.
    const enough = files.filter(({ width }, index) => index === 0 || width <= most);
    return { type, srcSet: toSrcSet(enough) };
  });
  return (
    <picture>
      <source type={avif?.type} srcSet={avif?.srcSet} sizes={sizes} />
      <img
        src={set.fallback.path}
        // Every browser that knows the cascade layers of the styles knows WebP.
        srcSet={webp?.srcSet}
        sizes={sizes}
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
