import { Icon } from './Icon.tsx';
import { Logo, type LogoView } from './Logo.tsx';

export interface NavLink {
  label: string;
  href: string;
}

export interface HeaderView {
  logo: LogoView;
  nav: readonly NavLink[];
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
        <button className="tog" type="button" aria-label="Colors: system. Switch to light">
          <Icon name="auto" />
          <Icon name="sun" />
          <Icon name="moon" />
        </button>
      </div>
    </header>
  );
}
