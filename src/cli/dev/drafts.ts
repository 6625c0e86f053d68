import type { Content } from '../../content/content.ts';
import { guidePath, textPagePath } from '../../domain/routes.ts';

/** The content with its drafts as if they were published, and the paths of the pages that are drafts. */
export function withDrafts(content: Content): { content: Content; drafts: ReadonlySet<string> } {
  const { games, guides, pages } = content;
  const drafts = new Set<string>();
  for (const { slug, status, game } of guides.values())
    if (status === 'draft' || games.get(game)?.status === 'draft') drafts.add(guidePath(slug));
  for (const { slug, status } of pages.values()) if (status === 'draft') drafts.add(textPagePath(slug));
  return {
    content: {
      ...content,
      games: published(games),
      guides: published(guides),
      pages: published(pages),
    },
    drafts,
  };
}

function published<T extends { status: string }>(entries: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...entries].map(([id, entry]) => [id, { ...entry, status: 'published' }]));
}
