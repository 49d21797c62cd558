import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';

/** Videos as links with a still. Nothing loads from another site before a click. */
export function VideoList({ videos, words }: Pick<Content, 'videos' | 'words'>) {
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
              <SiteLink href={address} newTab={words.page.newTab}>
                {title}
              </SiteLink>
            </h2>
            <p>{`${fillIn(words.gallery.watch, { site })} · ${length}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
