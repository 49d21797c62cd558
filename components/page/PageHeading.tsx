import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';

interface PageHeadingProps {
  title: string;
  lead?: string;
  picture?: { name: string; alt: string };
  /** On phones the picture is left out, and not loaded: what people come for follows at once. */
  factsFirst?: boolean;
  /** The breadcrumb. */
  children?: ReactNode;
}

/** The band with the way back, the heading, one sentence and a picture, at the head of every page but the home page. */
export function PageHeading({ title, lead, picture, factsFirst = false, children }: PageHeadingProps) {
  return (
    <div className={`page-heading ${factsFirst ? 'facts-first' : ''}`}>
      <div>
        {children}
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {picture ? <Picture {...picture} sizes="(min-width: 64rem) 27rem, 100vw" first={!factsFirst} /> : null}
    </div>
  );
}
