import { Island } from '@/components/islands/Island';
import { toSrcSet } from '@/components/ui/PictureView';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { getPicture } from '@/lib/site/pictures';
import type { Photo } from '@/components/islands/PhotoViewer';

interface GalleryBlockProps {
  gallery: Content['gallery'];
  words: Content['words']['gallery'];
}

/** Thumbnails of 100 × 100 that are links to the large photos (specification, section 2, "Gallery page"). */
export async function GalleryBlock({ gallery, words }: GalleryBlockProps) {
  if (!gallery.pictures.length) return <p>{words.empty}</p>;
  const pictures = await Promise.all(
    gallery.pictures.map(async ({ picture, alt, caption }) => ({
      set: await getPicture(picture),
      alt,
      caption,
    })),
  );
  const photos = pictures.map(({ set, alt, caption }): Photo => ({
    path: set.fallback.path,
    srcSet: toSrcSet(set.sources.find(({ type }) => type === 'image/avif')?.files ?? []),
    width: set.width,
    height: set.height,
    alt,
    caption,
  }));
  return (
    <Island name="PhotoViewer" props={{ photos, words }}>
      <ul className="thumbnails">
        {pictures.map(({ set, alt, caption }, index) => (
          <li key={set.fallback.path}>
            <a
              href={set.fallback.path}
              data-photo={index}
              aria-label={fillIn(words.open, { caption })}
              className="thumbnail"
            >
              <img
                src={set.thumbnails[0]?.path}
                srcSet={set.thumbnails.map(({ path, width }) => `${path} ${width / 100}x`).join(', ')}
                width={100}
                height={100}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </Island>
  );
}
