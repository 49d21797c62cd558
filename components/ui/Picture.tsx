import { getPicture } from '@/lib/images/get-picture';
import type { PictureFile, PictureSet } from '@/lib/images/picture-set';

interface PictureProps {
  /** File name in content/images/. */
  name: string;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The one picture to load first; the others load lazily. */
  first?: boolean;
  /** On the first screen, but smaller than the main picture. */
  early?: boolean;
}

/** A picture in every size and format that was made of it. */
export async function Picture({ name, ...rest }: PictureProps) {
  return <PictureView set={await getPicture(name)} {...rest} />;
}

export function PictureView({
  set,
  alt,
  sizes,
  className,
  first = false,
  early = false,
}: Omit<PictureProps, 'name'> & { set: PictureSet }) {
  return (
    <picture>
      {set.sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={toSrcSet(files)} sizes={sizes} />
      ))}
      <img
        src={set.fallback.path}
        width={set.width}
        height={set.height}
        alt={alt}
        className={className}
        loading={first || early ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first || early ? undefined : 'async'}
      />
    </picture>
  );
}

export function toSrcSet(files: readonly PictureFile[]): string {
  return files.map(({ path, width }) => `${path} ${width}w`).join(', ');
}
