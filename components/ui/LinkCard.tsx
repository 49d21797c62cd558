import { IconArrowRight } from '@tabler/icons-react';
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

/** A card that leads to a page; the heading is the link, and the whole card is clickable. */
export function LinkCard({ title, text, to, picture, alt = '', sizes, level, newTab }: LinkCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="card link-card relative h-full">
      {picture ? <Picture name={picture} alt={alt} sizes={sizes} className="link-card-picture" /> : null}
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <Heading className="text-xl">
          <SiteLink href={to} newTab={newTab} className="no-underline before:absolute before:inset-0">
            {title}
          </SiteLink>
        </Heading>
        <p className="text-muted mt-1.5">{text}</p>
        <IconArrowRight size={22} className="text-ink mt-auto hidden self-end sm:block" aria-hidden />
      </div>
    </div>
  );
}
