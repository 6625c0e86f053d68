import { describe, expect, it } from 'vitest';
import { ChangesPage } from '../../../../templates/pages/ChangesPage.tsx';
import { HomePage } from '../../../../templates/pages/HomePage.tsx';
import { IndexPage } from '../../../../templates/pages/IndexPage.tsx';
import { NotFoundPage } from '../../../../templates/pages/NotFoundPage.tsx';
import { TextPage } from '../../../../templates/pages/TextPage.tsx';
import { OfferList } from '../../../../templates/parts/Offers.tsx';
import { loadSample } from '../../../tests/sample/sample.ts';
import { sampleSite, shown } from '../../../tests/site/sampleSite.ts';
import { passesFilter } from '../../../domain/indexFilter.ts';
import { comingSoonCard, guideCard, searchBoxView } from './cards.ts';
import { homePageView } from './home.ts';
import { indexPageView } from './indexPage.ts';
import { notFoundPageView } from './notFound.ts';
import { associateStatements, offerView } from './offers.ts';
import { newsletterView, shellView } from './shell.ts';
import { textPageView } from './textPage.ts';
import { changesPageView } from './dealsPage.ts';

const content = await loadSample();
const context = sampleSite(content);
const wingspan = context.guideById.get('wingspan');
const checklist = content.pages.get('board-night-checklist');
if (!wingspan || !checklist) throw new Error('The sample lacks Wingspan or the checklist.');

describe('the home page', () => {
  const $ = shown(HomePage, { page: homePageView(context) });

  it('has a spine on the shelf for each guide', () => {
    expect(
      $('.spine b')
        .map((_, name) => $(name).text())
        .get(),
    ).toEqual(['Catan', 'Wingspan', 'Terraforming Mars', 'Azul']);
  });

  it('shows one date if all its guides were updated on one day, else one per card', () => {
    const onOneDay = new Map(
      [...content.guides].map(([id, guide]) => [id, { ...guide, updated_on: '2026-11-22' }]),
    );
    const page = homePageView(sampleSite({ ...content, guides: onOneDay }));
    const text = shown(HomePage, { page })('main').text();
    expect(text.match(/Updated November 22, 2026/g)).toHaveLength(1);
    const oneLater = new Map(onOneDay).set('wingspan', { ...wingspan.guide, updated_on: '2026-11-23' });
    const mixed = shown(HomePage, { page: homePageView(sampleSite({ ...content, guides: oneLater })) });
    expect(
      mixed('main')
        .text()
        .match(/Updated November 2[23], 2026/g)?.length,
    ).toBe(mixed('.chk time, .pick time').length);
    expect(mixed('.pick time').length).toBeGreaterThan(1);
  });

  it('names the first pick on its top cards, and credits the source of the weights', () => {
    expect($('.pick').first().text()).toContain('First pick: ');
    expect($('#explore-h').parent().text()).toContain(context.content.site.weights?.text);
  });
});

it('the index has a card for each guide, and credits the source of the weights', () => {
  const $ = shown(IndexPage, { page: indexPageView(context, 1) });
  expect($('.card h2').length).toBe(context.guides.length);
  expect($.text()).toContain(context.content.site.weights?.text);
});

it('the page of changes groups them by guide, newest first, with the words of site.yaml', () => {
  const page = changesPageView(context);
  const $ = shown(ChangesPage, { page });
  expect($('h1').text()).toBe(context.content.site.changes.title);
  expect($('.changes h2').length).toBe(context.guides.length);
  for (const { latest, earlier } of page.guides) {
    const days = [...latest, ...earlier].map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  }
  expect($('.changes h2 a').first().attr('href')).toMatch(/^\/guides\//);
});

it('the 404 page has the words of the specification and two guides', () => {
  const $ = shown(NotFoundPage, { page: notFoundPageView(context) });
  expect($('.code').text()).toBe('404');
  expect($('h1').text()).toBe('Page Not Found');
  expect($('.card h2').length).toBe(2);
});

it('a checklist can be printed and checked off', () => {
  const $ = shown(TextPage, { page: textPageView(context, checklist) });
  expect($('[data-print]').text()).toBe('Print');
  expect($('[data-check]').length).toBeGreaterThan(3);
  const ids = $('[data-check]')
    .map((_, checkbox) => $(checkbox).attr('id'))
    .get();
  expect(new Set(ids).size).toBe(ids.length);
});

describe('a card', () => {
  it('links to its guide and counts the ranked boxes', () => {
    const card = guideCard(context, wingspan, 'Birds, one box at a time.');
    expect(card).toMatchObject({ title: 'Wingspan', href: '/guides/wingspan-expansion-order', boxes: 3 });
  });

  it('of a guide that is coming soon has no link', () => {
    expect(comingSoonCard(context, 'Splendor', 'Gems.')).toMatchObject({ title: 'Splendor', href: null });
  });

  it('matches a filter if every condition is true of the base game', () => {
    const { game } = wingspan;
    const filter = { id: 'solo', label: 'Plays solo' };
    expect(passesFilter(game, { ...filter, players: 1 })).toBe(true);
    expect(passesFilter(game, { ...filter, players: 1, min_weight: 3 })).toBe(false);
  });
});

describe('an offer', () => {
  const shopOffer = wingspan.offers.find(({ offer }) => offer.link === 'search');
  if (!shopOffer) throw new Error('The sample has no search link for Wingspan.');

  it('that is a search says so, and claims neither stock nor price', () => {
    const view = offerView(context, wingspan.game, shopOffer);
    const $ = shown(OfferList, { offers: [view], labelledBy: 'shops' });
    expect($('a').text()).toMatch(/^Search /);
    expect($.text()).not.toMatch(/Price|stock|\$|£/);
  });

  it('is marked as sponsored only if its shop pays us', () => {
    const paying = { ...shopOffer.retailer, affiliate: { parameter: 'tag', value: 'ours-20' } };
    const relOf = (offer: typeof shopOffer) =>
      shown(OfferList, { offers: [offerView(context, wingspan.game, offer)], labelledBy: 'shops' })('a').attr(
        'rel',
      );
    expect(relOf(shopOffer)).toBe('nofollow noopener noreferrer');
    expect(relOf({ ...shopOffer, retailer: paying })).toBe('sponsored nofollow noopener noreferrer');
  });

  it('has the sentence of its shop’s affiliate program only if one is configured', () => {
    const sentence = 'As an Amazon Associate I earn from qualifying purchases.';
    const retailer = { ...shopOffer.retailer, associate_statement: sentence };
    delete retailer.affiliate;
    expect(associateStatements([{ ...shopOffer, retailer }])).toEqual([]);
    const paid = { ...retailer, affiliate: { parameter: 'tag', value: 'ours-20' } };
    expect(
      associateStatements([
        { ...shopOffer, retailer: paid },
        { ...shopOffer, retailer: paid },
      ]),
    ).toEqual([sentence]);
  });
});

it('the search box links to the index and has the words of the home page', () => {
  expect(searchBoxView(context, true)).toMatchObject({
    indexHref: '/board-game-expansions',
    button: content.home.hero.search_button,
    live: true,
  });
});

it('the newsletter says that it is a preview if it has no endpoint', () => {
  expect(newsletterView(context)?.note).toContain('No address is sent anywhere');
});

it('the footer lists the top guides by name', () => {
  const [guides] = shellView(context).footer.columns;
  expect(guides?.links).toContainEqual({ label: 'Wingspan', href: '/guides/wingspan-expansion-order' });
});
