import type { NewsletterForm } from '../../domain/newsletterForm.ts';
import { inlineHash } from '../../platform/hash.ts';

export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

export function contentSecurityPolicy({ scripts, styles }: InlineCode, newsletter: NewsletterForm): string {
  const form = newsletter.kind === 'post' ? ` ${new URL(newsletter.post.action).origin}` : '';
  // The browser alone submits a form that opens a tab.
  const connect = newsletter.kind === 'post' && newsletter.post.tab === null ? form : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src ${hashes(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `form-action 'self'${form}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // None of our code turns text into markup or script, so nothing needs permission.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The directives that work in a meta element; browsers take the rest from headers only. */
export function policyInPage(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `'${inlineHash(text)}'`).join(' ');
}
