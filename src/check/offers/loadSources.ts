import { readSmallFile } from '../../content/load/readFile.ts';
import { findFiles } from '../../content/load/findFiles.ts';
import { shownPath } from '../../content/load/shownPath.ts';
import { locationOf } from '../../content/yaml/source.ts';
import { maxBytes, parseYaml } from '../../content/yaml/parse.ts';

export interface SourceLink {
  url: string;
  lines: string[];
}

/** The sources of all games, each address once, in the order of the files. Files that cannot be read are skipped. */
export async function loadSources(dir: string): Promise<SourceLink[]> {
  const links = new Map<string, SourceLink>();
  const { yaml } = await findFiles(dir);
  for (const { path } of yaml.filter(({ kind }) => kind === 'game')) {
    const bytes = await readSmallFile(path, maxBytes).catch(() => null);
    if (bytes === null) continue;
    const { source, data } = parseYaml(shownPath(path), bytes);
    const sources: unknown = data?.['sources'];
    for (const [index, one] of (Array.isArray(sources) ? sources : []).entries()) {
      const url: unknown = Object(one) === one ? (one as Record<string, unknown>)['url'] : null;
      if (typeof url !== 'string') continue;
      const { file, line } = locationOf(source, ['sources', index, 'url']);
      const link = links.get(url) ?? { url, lines: [] };
      link.lines.push(`${file}:${line}`);
      links.set(url, link);
    }
  }
  return [...links.values()];
}
