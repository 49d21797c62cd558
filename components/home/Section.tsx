import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  introduction?: string;
  /** Sets the section apart from its neighbours: another ground, or its own layout. */
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, introduction, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`section ${className}`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {introduction ? <p className="lead">{introduction}</p> : null}
      {children}
    </section>
  );
}
