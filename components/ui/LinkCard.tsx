import { Picture } from './Picture';
import { SiteLink } from './SiteLink';

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  picture?: string;
  alt?: string;
  sizes: string;
  level: 2 | 3;
  /** The words for "opens in a new tab". */
  newTab: string;
}

/** An item of a list of `.cards`: a card that leads to a page; the heading is the link, and the whole card is clickable. */
export function LinkCard({ title, text, to, picture, alt = '', sizes, level, newTab }: LinkCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="card link-card">
      {picture ? (
        <Picture name={picture} alt={alt} sizes={sizes} most={1100} className="link-card-picture" />
      ) : null}
      <div className="chevron">
        <Heading>
          <SiteLink href={to} newTab={newTab}>
            {title}
          </SiteLink>
        </Heading>
        <p>{text}</p>
      </div>
    </li>
  );
}
