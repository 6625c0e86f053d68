import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeGuide } from '../../cli/makeData/madeGuide.ts';
import { guidePath } from '../../domain/routes.ts';
import { planAssets } from '../../site/assets.ts';
import { siteContext, type SiteContext } from '../../site/context.ts';
import { guideHash } from '../../site/guideHash.ts';
import { recordInputs } from '../../site/inputs.ts';
import type { PlannedFile } from '../../site/planned.ts';
import { publishedGuides, type GuideEntry } from '../../site/publishedGuides.ts';
import { loadSample, today } from '../sample/sample.ts';

/** The sample site with as many made-up guides instead of its own. */
export async function siteWithGuides(count: number): Promise<SiteContext> {
  const content = await loadSample();
  const [like] = publishedGuides(content);
  if (like === undefined) throw new Error('No guide in the sample');
  const assets = await planAssets(content, [like], join(tmpdir(), 'guides-test-cache'));
  const guides = Array.from({ length: count }, (_, number) => madeEntry(like, number, count));
  return siteContext(content, guides, assets, { today, baseUrl: content.site.base_url });
}

/** With the pictures of another guide. */
function madeEntry(like: GuideEntry, number: number, count: number): GuideEntry {
  const made = makeGuide(number, count, today);
  const { hero_image, thumbnail_image } = like.game;
  const pictures = { hero_image, ...(thumbnail_image !== undefined && { thumbnail_image }) };
  const guide = { ...made.guide, related_guides: [] };
  const game = { ...made.game, ...pictures };
  const { name, updated_on } = guide;
  const facts = { guide: { name, updated_on }, game, boxes: 8, firstPick: game.expansions[0]?.title ?? null };
  const contentHash = guideHash({ guide, game, offers: [] });
  return {
    id: guide.id,
    guide,
    game,
    path: guidePath(guide.slug),
    offers: [],
    facts,
    stock: [],
    contentHash,
  };
}

/** The texts of planned files by path. */
export async function textsOf(
  site: SiteContext,
  plan: (site: SiteContext, record: ReturnType<typeof recordInputs>['record']) => readonly PlannedFile[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, produce } of plan(site, recordInputs(site).record))
    texts.set(path, Buffer.from(await produce()).toString());
  return texts;
}
