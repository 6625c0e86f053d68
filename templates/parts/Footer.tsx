import type { Link } from '../../src/domain/data.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { Logo, type LogoView } from './Header.tsx';

export interface FooterView {
  logo: LogoView;
  disclosure: string;
  columns: readonly { heading: string; links: readonly Link[] }[];
  social: readonly { name: string; icon: IconName; url: string | null }[];
  end: string;
}

export function Footer({ footer }: { footer: FooterView }) {
  return (
    <footer className="foot felt">
      <div className="wrap">
        <div className="foot__grid">
          <div className="stack">
            <Logo logo={footer.logo} />
            <p className="small muted">{footer.disclosure}</p>
          </div>
          {footer.columns.map(({ heading, links }, index) => (
            <nav key={heading} aria-labelledby={`foot-${index + 1}`}>
              <h2 id={`foot-${index + 1}`}>{heading}</h2>
              <ul className="plain">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot__end">
          <p>{footer.end}</p>
          <SocialProfiles profiles={footer.social} />
        </div>
      </div>
    </footer>
  );
}

/** A profile without an address is an icon without a link, hidden from screen readers. */
function SocialProfiles({ profiles }: { profiles: FooterView['social'] }) {
  if (profiles.length === 0) return null;
  const linked = profiles.some(({ url }) => url !== null);
  return (
    <ul className="social" {...(linked ? { 'aria-label': 'Social profiles' } : { 'aria-hidden': true })}>
      {profiles.map(({ name, icon, url }) =>
        url === null ? (
          <li key={name} className="social__none" aria-hidden="true">
            <Icon name={icon} />
          </li>
        ) : (
          <li key={name}>
            <a href={url} aria-label={name}>
              <Icon name={icon} />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
