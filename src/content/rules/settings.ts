import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { passesFilter } from '../../domain/indexFilter.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { newsletterServices } from '../../domain/newsletterForm.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';

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
  const { service, ...given } = data.newsletter;
  const known = service === undefined ? null : newsletterServices[service];
  const uses = known?.uses ?? ['endpoint'];
  for (const field of ['endpoint', 'form_id', 'email_field'] as const) {
    if ((given[field] ?? null) === null || uses.includes(field)) continue;
    const message = `"${field}" has no effect ${known === null ? 'without "service"' : `with the service ${service}`}.`;
    const hint =
      known === null
        ? `Name the service: ${Object.keys(newsletterServices).join(', ')}.`
        : `Delete it; the form of ${known.name} uses ${known.uses.map((name) => `"${name}"`).join(' and ')}.`;
    yield diagnostic('site/newsletter-field', locationOf(source, ['newsletter', field]), message, hint);
  }
  const id = given.form_id ?? null;
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
