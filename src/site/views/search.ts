import type { SearchBoxProps } from '../../../templates/islands/search/SearchBox.tsx';
import { indexPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';

/** The search box, the same on every page. place is set on pages of the index, and null elsewhere. */
export function searchBoxView(
  { content: { home, site } }: SiteContext,
  place: number | null,
): SearchBoxProps {
  return {
    indexHref: indexPath(site.vertical),
    label: home.hero.search_label,
    placeholder: home.hero.search_placeholder,
    button: home.hero.search_button,
    live: place !== null,
    place,
  };
}
