import { Fragment } from 'react';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { formatDate } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';
import { Island } from '@/components/islands/Island';
import { toSrcSet } from '@/components/ui/PictureView';
import { getPicture } from '@/lib/site/pictures';
import type { Photo } from '@/components/islands/PhotoViewer';

/** Loads nothing from another site before a visitor follows a link. */
export function VideoList({ videos }: Pick<Content, 'videos'>) {
  if (!videos.videos.length) return <p>{words.gallery.empty}</p>;
  return (
    <ul className="cards">
      {videos.videos.map(({ title, length, site, address, picture, alt }) => (
        <li key={address} className="card link-card video">
          <Picture
            name={picture}
            alt={alt}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="link-card-picture"
          />
          <div>
            <h2>
              <SiteLink href={address}>{title}</SiteLink>
            </h2>
            <p>{`${fillIn(words.gallery.watch, { site })} · ${keepTogether(length)}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Thumbnails of 100 × 100 px (specification, section 2, "Gallery page"). The viewer goes through all albums. */
export async function GalleryBlock({ gallery }: Pick<Content, 'gallery'>) {
  if (!gallery.pictures.length) return <p>{words.gallery.empty}</p>;
  // Photos without an album come first.
  const named = gallery.pictures.flatMap(({ album }) => album ?? []);
  const names = [...new Set([...(named.length < gallery.pictures.length ? [undefined] : []), ...named])];
  const inOrder = names.flatMap((name) => gallery.pictures.filter(({ album }) => album === name));
  const pictures = await Promise.all(
    inOrder.map(async ({ picture, ...rest }, index) => ({ set: await getPicture(picture), index, ...rest })),
  );
  const photos = pictures.map(({ set, alt, caption }): Photo => ({
    path: set.fallback.path,
    srcSet: toSrcSet(set.avif),
    width: set.width,
    height: set.height,
    alt,
    caption,
  }));
  return (
    <Island name="PhotoViewer" props={{ photos, words: words.gallery }}>
      {names.map((name) => (
        <Fragment key={name ?? ''}>
          {name === undefined ? null : <h2 className="album">{name}</h2>}
          <ul className="thumbnails">
            {pictures
              .filter(({ album }) => album === name)
              .map(({ set, index, alt, caption, date }) => (
                <li key={set.fallback.path}>
                  <a
                    href={set.fallback.path}
                    data-photo={index}
                    aria-label={fillIn(words.gallery.open, { caption })}
                    className="card thumbnail"
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
                    <span>
                      {caption}
                      {date === undefined ? null : (
                        <time dateTime={date} className="note">
                          {formatDate(date)}
                        </time>
                      )}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </Island>
  );
}
