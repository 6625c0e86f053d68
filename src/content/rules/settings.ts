import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { passesFilter } from '../../domain/indexFilter.ts';
import type { SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { newsletterServices } from '../../domain/newsletterForm.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';
import { colorOf, defaultBand } from '../../domain/siteLook.ts';

export function* checkFilters(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  const { data, source } = files.site;
  const games = [...files.games.values()].map((game) => game.data);
  const complete = games.length > 0 && ![...files.broken].some((file) => file.startsWith('game/'));
  for (const [index, filter] of data.index.filters.entries()) {
    const path = ['index', 'filters', index];
    const { min_weight: min, max_weight: max } = filter;
    if (min !== undefined && max !== undefined && min >= max) {
      const message = `Filter "${filter.id}" asks for a weight of at least ${min} and below ${max}; no weight is both.`;
      const hint = 'Swap the two, or delete one.';
      yield diagnostic('site/filter-range', locationOf(source, [...path, 'min_weight']), message, hint);
    } else if (complete && !games.some((game) => passesFilter(game, filter))) {
      const at = locationOf(source, path);
      const hint = 'Spell mechanism and tag as the games do, or delete the filter.';
      yield diagnostic('site/filter-matches-nothing', at, `Filter "${filter.id}" matches no game.`, hint);
    }
  }
}

export function* checkNewsletter(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  const { data, source } = files.site;
  const { service, ...fields } = data.newsletter;
  const known = service === undefined ? null : newsletterServices[service];
  const uses = known?.uses ?? ['endpoint'];
  for (const field of ['endpoint', 'form_id', 'email_field'] as const) {
    if ((fields[field] ?? null) === null || uses.includes(field)) continue;
    const message = `"${field}" has no effect ${known === null ? 'without "service"' : `with the service ${service}`}.`;
    const hint =
      known === null
        ? `Name the service: ${Object.keys(newsletterServices).join(', ')}.`
        : `Delete it; the form of ${known.name} uses ${known.uses.map((name) => `"${name}"`).join(' and ')}.`;
    yield diagnostic('site/newsletter-field', locationOf(source, ['newsletter', field]), message, hint);
  }
  const id = fields.form_id ?? null;
  if (known?.id === undefined || id === null || known.id.pattern.test(id)) return;
  const message = `"${id}" does not look like a form_id of ${known.name}.`;
  const at = locationOf(source, ['newsletter', 'form_id']);
  yield diagnostic('site/newsletter-form', at, message, `It is ${known.id.words}.`);
}

const currencies = { US: ['USD'], UK: ['GBP', 'EUR'] } as const;

export function* checkRetailers(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.retailers) return;
  const { data, source } = files.retailers;
  for (const [index, shop] of data.retailers.entries()) {
    const fitting: readonly string[] = currencies[shop.region];
    if (fitting.includes(shop.currency)) continue;
    const at = locationOf(source, ['retailers', index, 'currency']);
    const message = `${shop.name} delivers from ${shop.region} and sells in ${shop.currency}; the two do not match.`;
    const hint = `Shops of region ${shop.region} sell in ${fitting.join(' or ')}.`;
    yield diagnostic('retailer/currency', at, message, hint);
  }
  for (const { value, at, first } of findRepeats(textsAt([files.retailers], 'retailers.*.hosts.*')))
    yield diagnostic('retailer/host-shared', at, `The host ${value} already belongs to another shop.`, {
      hint: `Keep it for one shop; the other names it on line ${first.line}.`,
      related: [{ at: first, message: 'The other shop.' }],
    });
}

const white = '#ffffff';
const enough = 4.5;

/** Checks the name on the spine. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function* checkContrast(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.games.values()) {
    const { field, spine = field, spine_text: text = white } = data.palette;
    const ratio = contrastOf(spine, text);
    if (ratio >= enough) continue;
    const part = data.palette.spine_text === undefined ? 'palette' : 'spine_text';
    const at = locationOf(source, part === 'palette' ? ['palette'] : ['palette', part]);
    const message = `The spine’s text ${text} on ${spine} has a contrast of ${ratio.toFixed(1)}:1; ${enough}:1 is needed.`;
    const hint =
      contrastOf(spine, white) >= enough ? `White (${white}) is readable on it.` : 'Choose darker text.';
    yield diagnostic('game/low-contrast', at, message, hint);
  }
}

/** The text on the accent in both schemes, and on the band. */
const fixed = { onAccent: '#16241d', onBand: '#eef3ea' };

export function* checkColors({ site }: SiteFiles): Iterable<Diagnostic> {
  const { colors } = site?.data ?? {};
  if (!site || colors === undefined) return;
  const pairs = (['light', 'dark'] as const).flatMap((scheme) => {
    const color = (name: Parameters<typeof colorOf>[1]) => ({ name, hex: colorOf(site.data, name)[scheme] });
    const texts = [color('text'), color('muted'), color('link')];
    return [
      ...texts.flatMap((text) => [[text, color('background')] as const, [text, color('surface')] as const]),
      [color('button_text'), color('button')] as const,
      [{ name: 'text', hex: fixed.onAccent }, color('accent')] as const,
    ].map((pair) => ({ pair, scheme }));
  });
  const band = { name: 'band' as const, hex: colors.band ?? defaultBand };
  const all = [
    ...pairs,
    { pair: [{ name: 'text', hex: fixed.onBand }, band] as const, scheme: 'light' as const },
  ];
  for (const { pair, scheme } of all) {
    const [text, back] = pair;
    const ratio = contrastOf(text.hex, back.hex);
    if (ratio >= enough) continue;
    const name = [back.name, text.name].find((known) => known in colors) ?? back.name;
    const message = `"${text.name}" ${text.hex} on "${back.name}" ${back.hex} has a contrast of ${ratio.toFixed(1)}:1 in the ${scheme} scheme; ${enough}:1 is needed.`;
    const at = locationOf(site.source, ['colors', name]);
    yield diagnostic('site/low-contrast', at, message, 'Make one of the two lighter or darker.');
  }
}

function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
