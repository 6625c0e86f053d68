import type { SearchBoxProps } from '../../../../templates/islands/search/SearchBox.tsx';
import { indexPath } from '../../../domain/routes.ts';
import type { SiteContext } from '../../context.ts';

export function searchBoxView({ content: { home, site } }: SiteContext, live: boolean): SearchBoxProps {
  return {
    indexHref: indexPath(site.vertical),
    label: home.hero.search_label,
    placeholder: home.hero.search_placeholder,
    button: home.hero.search_button,
    live,
  };
}
