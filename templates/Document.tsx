import type { ReactNode } from 'react';
import { feedPath } from '../src/domain/routes.ts';
import { Footer, type FooterView } from './parts/Footer.tsx';
import { Header, type HeaderView } from './parts/Header.tsx';
import { LabelsContext, type Labels } from './parts/labels.ts';

/** A page's metadata for search engines and other sites. canonical and image are full addresses. */
export interface HeadView {
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  type: 'website' | 'article';
  siteName: string;
  language: string;
  image: { url: string; alt: string } | null;
  /** JSON-LD, already escaped for a script element. */
  jsonLd: string | null;
}

/** The code of a kind of page. stylesheet is CSS for a style element, boot a script that runs before the first paint. */
export interface PageCode {
  stylesheet: string;
  boot: string;
  script: string;
}

/** The parts that every page shares. fonts are paths to preload. */
export interface ShellView {
  /** The security policy, for hosts that do not send our headers; null for other hosts. */
  policy: string | null;
  /** The pages that a browser may prefetch, as JSON. */
  speculationRules: string;
  /** Addresses of all the code of an island, its own first, by the island's name. */
  islands: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
  icons: { svg: string; ico: string; touch: string };
  theme: { light: string; dark: string };
  labels: Labels;
  header: HeaderView;
  footer: FooterView;
}

interface DocumentProps {
  head: HeadView;
  shell: ShellView & PageCode;
  /** The page's own path; null for the 404 page. */
  path: string | null;
  children: ReactNode;
}

export function Document({ head, shell, path, children }: DocumentProps) {
  return (
    <html lang={head.language}>
      <head>
        <meta charSet="utf-8" />
        {shell.policy !== null && <meta httpEquiv="Content-Security-Policy" content={shell.policy} />}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.noindex && <meta name="robots" content="noindex,nofollow" />}
        {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
        <meta name="color-scheme" content="light dark" />
        {Object.entries(shell.theme).map(([scheme, color]) => (
          <meta
            key={scheme}
            name="theme-color"
            content={color}
            media={`(prefers-color-scheme:${scheme})`}
            data-scheme={scheme}
          />
        ))}
        {/* With its size, or some browsers prefer it to the SVG. */}
        <link rel="icon" href={shell.icons.ico} sizes="32x32" />
        <link rel="icon" href={shell.icons.svg} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={shell.icons.touch} />
        <link rel="alternate" type="application/atom+xml" title={head.siteName} href={feedPath} />
        {shell.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: shell.boot }} />
        <style dangerouslySetInnerHTML={{ __html: shell.stylesheet }} />
        <script type="module" src={shell.script} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: shell.speculationRules }} />
        <SocialTags head={head} />
        {head.jsonLd !== null && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
        )}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header header={shell.header} path={path} />
        <LabelsContext value={shell.labels}>{children}</LabelsContext>
        <Footer footer={shell.footer} />
        <div className="toasts" role="status" aria-live="polite" />
      </body>
    </html>
  );
}

function SocialTags({ head }: { head: HeadView }) {
  const { canonical, image } = head;
  if (canonical === null) return null;
  const tags = {
    'og:type': head.type,
    'og:site_name': head.siteName,
    'og:locale': head.language.replace('-', '_'),
    'og:title': head.title,
    'og:description': head.description,
    'og:url': canonical,
    ...(image !== null && {
      'og:image': image.url,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': image.alt,
    }),
  };
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
