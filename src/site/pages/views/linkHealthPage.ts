import type { LinkHealthPageView } from '../../../../templates/pages/LinkHealthPage.tsx';
import type { Retailer } from '../../../domain/data.ts';
import { byText } from '../../../domain/lists.ts';
import type { SiteContext } from '../../context.ts';
import { guideHealth, shopHealth, type ShopHealth } from '../../guides/linkHealth.ts';

const labels: Record<string, string> = { silent: 'without an answer', unchecked: 'not checked' };

const modes: Record<Retailer['mode'], string | null> = {
  page: null,
  link: 'We check only whether a link is alive, and read no price or stock.',
  shape: 'Its terms exclude robots: we check the form of the address and never open it.',
  off: 'We do not check this shop.',
};

const maxGuides = 200;

export function linkHealthPageView(context: SiteContext): LinkHealthPageView {
  const shops = shopHealth(context.content, context.guides);
  const guides = guideHealth(context.guides, context.today);
  const listed =
    guides.length > maxGuides
      ? guides.toSorted(byText(({ oldest }) => oldest ?? '9999')).slice(0, maxGuides)
      : guides;
  const { title, lede } = context.content.site.link_health;
  return {
    title,
    lede,
    shops: shops.map((shop) => ({
      key: shop.retailer.id,
      name: shop.retailer.name,
      note: noteOf(shop),
      links: shop.links,
      checked: shop.checked,
      found: foundText(shop.counts),
    })),
    guides: listed.map(({ name, path, prices, oldest }) => ({ name, href: path, prices, oldest })),
    more:
      guides.length > maxGuides
        ? `The ${maxGuides} guides with the oldest prices, of ${guides.length}.`
        : null,
  };
}

/** "179 alive, 65 not checked": states without links are omitted. */
function foundText(counts: ShopHealth['counts']): string {
  return Object.entries(counts)
    .flatMap(([state, count]) => (count === 0 ? [] : `${count} ${labels[state] ?? state}`))
    .join(', ');
}

function noteOf({ retailer, counts, checked }: ShopHealth): string | null {
  const mode = modes[retailer.mode];
  if (mode !== null || counts.unchecked === 0) return mode;
  return checked === null
    ? 'Not checked yet.'
    : 'Not checked: new links, and links that the shop’s robots.txt asks us not to open.';
}
