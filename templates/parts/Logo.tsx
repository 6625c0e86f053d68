import { homePath } from '../../src/domain/routes.ts';

export interface LogoView {
  small: string;
  large: string;
  /** The address of the site's own logo. */
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
