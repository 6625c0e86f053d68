import type { ReactNode } from 'react';

/** A numbered part of a page; id is its anchor. */
export interface SectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export function Section({ id, heading, children }: SectionProps) {
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{heading}</h2>
      <a className="anchor" href={`#${id}`} aria-label={`Link to ${heading}`}>
        #
      </a>
      {children}
    </section>
  );
}
