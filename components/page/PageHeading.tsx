import type { ReactNode } from 'react';

/** The band with the way back, the heading and one sentence, at the head of every page but the home page. */
export function PageHeading({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className="bg-sunken border-line border-b">
      <div className="shell pt-4 pb-7 lg:pb-10">
        {children}
        <h1 className="mt-3">{title}</h1>
        {lead ? <p className="text-muted mt-2 max-w-[46rem] text-lg">{lead}</p> : null}
      </div>
    </div>
  );
}
