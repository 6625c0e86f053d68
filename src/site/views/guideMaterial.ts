import type { SourceView } from '../../../templates/guide/Sources.tsx';
import { rankedExpansions, type RankedExpansion } from '../../domain/ranking.ts';
import type { SiteContext } from '../context.ts';
import { sourceViews } from './sources.ts';
import type { GuideEntry } from '../publishedGuides.ts';

export interface GuideMaterial {
  site: SiteContext;
  entry: GuideEntry;
  ranked: readonly RankedExpansion[];
  sources: ReadonlyMap<string, SourceView>;
}

export function guideMaterial(site: SiteContext, entry: GuideEntry): GuideMaterial {
  return {
    site,
    entry,
    ranked: rankedExpansions(entry.game, entry.guide),
    sources: sourceViews(entry.game, site.content.retailers.values()),
  };
}
