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
    <div className="bg-sunken border-line border-b">
      <div className="shell grid gap-x-14 gap-y-6 py-5 lg:grid-cols-[minmax(0,1fr)_27rem] lg:py-8">
        <div>
          {children}
          <h1 className="mt-3">{title}</h1>
          {lead ? <p className="text-muted mt-2 max-w-[40rem] text-lg">{lead}</p> : null}
        </div>
        {picture ? (
          <Picture
            {...picture}
            sizes="(min-width: 64rem) 27rem, 100vw"
            first={!factsFirst}
            className={`heading-picture ${factsFirst ? 'wide-only' : ''}`}
          />
        ) : null}
      </div>
    </div>
  );
}
