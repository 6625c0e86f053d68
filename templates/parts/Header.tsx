import type { Link } from '../../src/domain/data.ts';
import { searchMaxLength } from '../../src/domain/uiLimits.ts';
import { Icon } from '../Icon.tsx';
import { Logo, type LogoView } from './Logo.tsx';

export interface HeaderView {
  logo: LogoView;
  nav: readonly Link[];
  /** href is the list of guides, which contains the search box. */
  search: { href: string; label: string };
}

export function Header({ header, path }: { header: HeaderView; path: string | null }) {
  return (
    <header className="mast">
      <div className="wrap">
        <Logo logo={header.logo} />
        <nav className="nav" aria-label="Main">
          {header.nav.map(({ label, href }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        {/* The field has no name: without JavaScript the form opens the list of guides and sends nothing. */}
        <form className="seek" role="search" aria-label={header.search.label} action={header.search.href}>
          <input
            type="search"
            aria-label={header.search.label}
            placeholder="Search"
            maxLength={searchMaxLength}
            autoComplete="off"
          />
          <button type="submit" aria-label={header.search.label}>
            <Icon name="search" />
          </button>
        </form>
        <button className="tog" type="button" aria-label="Colors: system. Switch to light">
          <Icon name="auto" />
          <Icon name="sun" />
          <Icon name="moon" />
        </button>
      </div>
    </header>
  );
}
