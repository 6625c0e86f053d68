import type { ReactNode } from 'react';
import type { TocEntry } from '../../src/domain/sections.ts';

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

export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-h">
      <h2 id="toc-h">On this page</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
