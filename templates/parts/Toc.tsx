import type { TocEntry } from '../../src/domain/sections.ts';

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
