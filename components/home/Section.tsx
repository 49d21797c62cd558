import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  introduction?: string;
  /** Gives the section another background than its neighbours. */
  sunken?: boolean;
  children: ReactNode;
}

export function Section({ id, title, introduction, sunken = false, children }: SectionProps) {
  return (
    <section id={id} className={`section ${sunken ? 'bg-sunken' : ''}`}>
      <div className="shell">
        <h2 id={`${id}-title`} className="section-title">
          {title}
        </h2>
        {introduction ? <p className="text-muted mt-2 max-w-[42rem] text-lg">{introduction}</p> : null}
        <div className="mt-7">{children}</div>
      </div>
    </section>
  );
}
