import type { QuestionView } from '../../../templates/shared/Faq.tsx';
import type { CrumbsView } from '../../../templates/shared/Strip.tsx';
import { embedJson } from '../../domain/embed.ts';
import { plainText } from '../../domain/prose.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, homePath } from '../../domain/routes.ts';
import type { GuideEntry, SiteContext } from '../context.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Thing = { '@type': string; [key: string]: Json };

/** Things as JSON-LD for a script element. */
export function jsonLd(things: readonly Thing[]): string {
  return embedJson({ '@context': 'https://schema.org', '@graph': things });
}

export function breadcrumbList(site: SiteContext, crumbs: CrumbsView, path: string): Thing {
  const links = [{ label: 'Home', href: homePath }, ...crumbs.parents, { label: crumbs.current, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site.baseUrl, href),
    })),
  };
}

export function faqPage(questions: readonly QuestionView[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

export function guideArticle(
  site: SiteContext,
  { guide, game, path }: GuideEntry,
  image: string | null,
): Thing {
  const url = absoluteUrl(site.baseUrl, path);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: guide.title,
    description: guide.seo_description ?? game.seo_description,
    ...(image === null ? {} : { image: [image] }),
    // schema.org takes a date; a month alone is none.
    ...(guide.updated_on.length === 10 ? { dateModified: guide.updated_on } : {}),
    author: publisher(site),
    publisher: publisher(site),
    mainEntityOfPage: url,
    inLanguage: site.content.site.language,
    about: {
      '@type': 'Game',
      name: game.title,
      description: game.description,
      publisher: { '@type': 'Organization', name: game.publisher },
    },
  };
}

/** The ranked boxes in buying order, each at its anchor. */
export function rankingList(site: SiteContext, { guide, game, path }: GuideEntry): Thing {
  const url = absoluteUrl(site.baseUrl, path);
  return {
    '@type': 'ItemList',
    name: guide.title,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: rankedExpansions(game).map(({ rank, expansion }) => ({
      '@type': 'ListItem',
      position: rank,
      name: expansion.seo_title ?? expansion.title,
      description: expansion.seo_description ?? expansion.short_tagline,
      url: `${url}#${expansion.slug}`,
    })),
  };
}

/** The guides of the index. */
export function guideList(site: SiteContext): Thing {
  return {
    '@type': 'ItemList',
    name: site.content.site.index.title,
    itemListElement: site.guides.map(({ guide, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: guide.name,
      url: absoluteUrl(site.baseUrl, path),
    })),
  };
}

export function webSite({ content: { site }, baseUrl }: SiteContext): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${baseUrl}/#website`,
    name: site.name,
    description: site.description,
    url: `${baseUrl}/`,
    inLanguage: site.language,
  };
}

function publisher({ content: { site }, baseUrl }: SiteContext): Thing {
  return { '@type': 'Organization', '@id': `${baseUrl}/#organization`, name: site.name, url: `${baseUrl}/` };
}
