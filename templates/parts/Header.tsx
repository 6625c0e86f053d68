import type { Link } from '../../src/domain/data.ts';
import { searchMaxLength } from '../../src/domain/uiLimits.ts';
import { Icon } from '../Icon.tsx';
import { homePath } from '../../src/domain/routes.ts';

export interface HeaderView {
  logo: LogoView;
  nav: readonly Link[];
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

export interface LogoView {
  small: string;
  large: string;
  image: string | null;
}

export function Logo({ logo }: { logo: LogoView }) {
  return (
    <a className="logo" href={homePath}>
      {logo.image === null ? <Mark /> : <img src={logo.image} alt="" width={44} height={44} />}
      <span>
        <span>{logo.small}</span> {logo.large}
      </span>
    </a>
  );
}

function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <rect className="mark__low" x="3" y="30" width="42" height="13" rx="2.5" />
      <rect className="mark__mid" x="8" y="17.5" width="32" height="11" rx="2.5" />
      <rect className="mark__top" x="13" y="5" width="22" height="11" rx="2.5" />
      <circle className="mark__dot1" cx="24" cy="36.5" r="2.6" />
      <circle className="mark__dot2" cx="19.5" cy="23" r="2.3" />
      <circle className="mark__dot2" cx="28.5" cy="23" r="2.3" />
      <circle className="mark__dot3" cx="18" cy="10.5" r="1.9" />
      <circle className="mark__dot3" cx="24" cy="10.5" r="1.9" />
      <circle className="mark__dot3" cx="30" cy="10.5" r="1.9" />
    </svg>
  );
}
