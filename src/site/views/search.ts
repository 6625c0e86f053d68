import type { SearchBoxProps } from '../../../templates/islands/search/SearchBox.tsx';
import { indexPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';

/** The search box is the same wherever it stands; place is that of a page of the index, null elsewhere. */
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
