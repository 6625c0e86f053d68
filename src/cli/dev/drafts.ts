import type { Content } from '../../content/content.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../domain/data.ts';
import { pagesOf } from '../../domain/pages.ts';
import { guidePath, textPagePath } from '../../domain/routes.ts';

export function withDrafts(content: Content): { content: Content; drafts: ReadonlySet<string> } {
  const { pages, art, site } = content;
  const games = new Map(
    [...content.games].map(([id, game]) => [
      id,
      art.has(game.hero_image) ? game : { ...game, hero_image: site.coming_soon_image },
    ]),
  );
  const guides = new Map([...content.guides].filter(([, { game }]) => games.has(game)));
  const drafts = pagesOf({ site, games, guides, pages }).filter(({ status }) => status === 'draft');
  return {
    content: {
      ...content,
      games: published(games),
      guides: published(guides),
      pages: published(pages),
    },
    drafts: new Set(drafts.map(({ path }) => path)),
  };
}

function published<T extends { status: string }>(entries: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...entries].map(([id, entry]) => [id, { ...entry, status: 'published' }]));
}

/** What `guides validate` notes about each draft, by the path of its page. */
export function draftNotes(diagnostics: readonly Diagnostic[], site: Site): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const { severity, at, message, hint } of diagnostics) {
    const [, folder, name = ''] = /(games|guides|offers|pages)\/([^/]+)\.yaml$/.exec(at.file) ?? [];
    if (severity !== 'note' || folder === undefined) continue;
    const path = folder === 'pages' ? textPagePath(name) : guidePath(name, site);
    const lines = [`${at.file}:${at.line} ${message}`, ...(hint === undefined ? [] : [`  ${hint}`]), ''];
    notes.set(path, `${notes.get(path) ?? ''}${lines.join('\n')}`);
  }
  return notes;
}
