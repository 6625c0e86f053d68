import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeGuide } from '../madeGuides/madeGuide.ts';
import { planAssets } from '../../site/assets/assets.ts';
import { siteContext, type SiteContext } from '../../site/context.ts';
import type { PlannedFile } from '../../site/planned.ts';
import { publishedGuides } from '../../site/guides/publishedGuides.ts';
import { loadSample, today } from '../sample/sample.ts';

/** The sample site with this many made-up guides instead of its own, all with the same pictures. */
export async function siteWithGuides(count: number): Promise<SiteContext> {
  const sample = await loadSample();
  const [like] = publishedGuides(sample);
  if (like === undefined) throw new Error('No guide in the sample');
  const { hero_image, thumbnail_image } = like.game;
  const pictures = { hero_image, ...(thumbnail_image !== undefined && { thumbnail_image }) };
  const made = Array.from({ length: count }, (_, number) => makeGuide(number, count, today));
  const content = {
    ...sample,
    games: new Map(made.map(({ game }) => [game.id, { ...game, ...pictures }])),
    guides: new Map(made.map(({ guide }) => [guide.id, { ...guide, related_guides: [] }])),
    offers: new Map(),
  };
  const assets = await planAssets(sample, [like], join(tmpdir(), 'guides-test-cache'));
  const guides = publishedGuides(content);
  return siteContext(content, guides, assets, { today, baseUrl: content.site.base_url });
}

/** The texts of planned files by path. */
export async function textsOf(
  context: SiteContext,
  plan: (context: SiteContext) => readonly PlannedFile[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, produce } of plan(context)) texts.set(path, Buffer.from(await produce()).toString());
  return texts;
}
