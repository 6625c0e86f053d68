import type { ShellView } from '../../../../templates/Document.tsx';
import type { NewsletterView } from '../../../../templates/parts/Newsletter.tsx';
import type { DisclosureView } from '../../../../templates/parts/Strip.tsx';
import { embedJson } from '../../../domain/embed.ts';
import { siteForm, newsletterText } from '../../../domain/newsletterForm.ts';
import { indexPath } from '../../../domain/routes.ts';
import { colorOf, hasFeature, termsOf } from '../../../domain/siteLook.ts';
import type { SiteContext } from '../../context.ts';
import { isReservedOrigin } from '../../../domain/deployment.ts';

const speculationRules = embedJson({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

export function shellView(context: SiteContext): Omit<ShellView, 'policy'> {
  const { content, assets, guideById, hidden } = context;
  const { site } = content;
  const shown = ({ href }: { href: string }) => !hidden.includes(href);
  const logo = { ...site.logo, image: assets.icons.mark };
  const surface = colorOf(site, 'surface');
  return {
    speculationRules,
    islands: assets.scripts.islands,
    fonts: assets.fonts,
    icons: { svg: assets.icons.svg, ico: assets.icons.ico, touch: assets.icons.touch },
    theme: { light: surface.light, dark: surface.dark },
    labels: { terms: termsOf(site), regionSwitch: hasFeature(site, 'region_switch') },
    header: {
      logo,
      nav: site.nav.filter(shown),
      search: { href: indexPath(site.vertical), label: content.home.hero.search_label },
    },
    footer: {
      logo,
      disclosure: site.disclosure.footer,
      columns: site.footer.columns.map(({ heading, from_guides = [], links = [] }) => ({
        heading,
        links: [
          ...from_guides.flatMap((id) => {
            const entry = guideById.get(id);
            return entry ? [{ label: entry.guide.name, href: entry.path }] : [];
          }),
          ...links.filter(shown),
        ],
      })),
      social: site.social,
      end: site.footer.end,
    },
  };
}

export function newsletterView({ content: { site }, baseUrl }: SiteContext): NewsletterView | null {
  const form = siteForm(site);
  if (form.kind === 'none') return null;
  // On a real domain, a form that stores nothing must not tell anyone that they are subscribed.
  if (form.kind === 'preview' && !isReservedOrigin(baseUrl)) return null;
  const { heading, text, preview_note: preview } = site.newsletter;
  if (form.kind === 'preview') return { heading, text, post: null, note: preview };
  const { post } = form;
  return { heading, text, post, note: post.tab === null ? null : newsletterText.opens(post.tab) };
}

export function disclosureView({ content: { site } }: SiteContext): DisclosureView {
  return { text: site.disclosure.short, link: site.disclosure.link };
}
