import type { Newsletter, Site } from './data.ts';
import { attemptLimit, attemptWindowMs, emailMaxLength } from './uiLimits.ts';

export interface NewsletterPost {
  action: string;
  emailField: string;
  hidden: Readonly<Record<string, string>>;
  /** The service's name if it answers in a new tab; null if the page reads the answer. */
  tab: string | null;
}

/** none: the owner has not filled it in. preview: no service was chosen, and nothing is sent. */
export type NewsletterForm = { kind: 'none' } | { kind: 'preview' } | { kind: 'post'; post: NewsletterPost };

export type NewsletterService = NonNullable<Newsletter['service']>;

interface Service {
  name: string;
  uses: readonly ('endpoint' | 'form_id' | 'email_field')[];
  id?: { pattern: RegExp; words: string };
  /** endpoint and id are empty where it uses none. */
  action: (endpoint: string, id: string) => string;
  emailField?: string;
  hidden?: (id: string) => NewsletterPost['hidden'];
  /** Whether the page reads its answer, which opens in a new tab otherwise. */
  answersPage?: true;
}

/** The documented form of each service; docs/newsletter.md names the sources. */
export const newsletterServices: Readonly<Record<NewsletterService, Service>> = {
  // Its documentation forbids fetch: a subscriber may have to solve a captcha on its page.
  buttondown: {
    name: 'Buttondown',
    uses: ['form_id'],
    id: { pattern: /^[\w.-]+$/, words: 'your username there' },
    action: (_, id) => `https://buttondown.com/api/emails/embed-subscribe/${id}`,
    hidden: () => ({ embed: '1' }),
  },
  kit: {
    name: 'Kit',
    uses: ['form_id'],
    id: { pattern: /^\d+$/, words: 'the number in the action of the form’s HTML' },
    action: (_, id) => `https://app.kit.com/forms/${id}/subscriptions`,
    emailField: 'email_address',
  },
  listmonk: {
    name: 'listmonk',
    uses: ['endpoint', 'form_id'],
    id: { pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, words: 'the UUID of a public list' },
    action: (endpoint) => `${endpoint.replace(/\/+$/, '')}/subscription/form`,
    // Only bots fill in nonce.
    hidden: (id) => ({ nonce: '', l: id }),
  },
  formspree: {
    name: 'Formspree',
    uses: ['form_id'],
    id: {
      pattern: /^[a-z\d]+$/i,
      words: 'the end of the form’s address, as in https://formspree.io/f/xwkgabcd',
    },
    action: (_, id) => `https://formspree.io/f/${id}`,
    answersPage: true,
  },
  other: {
    name: 'another service',
    uses: ['endpoint', 'email_field'],
    action: (endpoint) => endpoint,
  },
};

/** The required fields that are still empty. Until the owner fills them in, there is no form. */
export function emptyFields(newsletter: Newsletter): ('endpoint' | 'form_id')[] {
  const { service, endpoint = null, form_id: id = null } = newsletter;
  if (service === undefined) return [];
  const values = { endpoint, form_id: id };
  return (['endpoint', 'form_id'] as const).filter(
    (field) => newsletterServices[service].uses.includes(field) && values[field] === null,
  );
}

export function siteForm({ newsletter, features }: Pick<Site, 'newsletter' | 'features'>): NewsletterForm {
  return features?.newsletter === false ? { kind: 'none' } : newsletterForm(newsletter);
}

export function newsletterForm(newsletter: Newsletter): NewsletterForm {
  const { service, endpoint: url, form_id: formId, email_field: ownField = 'email' } = newsletter;
  const [endpoint, id] = [url ?? '', formId ?? ''];
  if (service === undefined) {
    // The owner's own endpoint, whose status the page may read.
    return endpoint === ''
      ? { kind: 'preview' }
      : { kind: 'post', post: { action: endpoint, emailField: 'email', hidden: {}, tab: null } };
  }
  if (emptyFields(newsletter).length > 0) return { kind: 'none' };
  const { name, uses, action, hidden, answersPage, ...known } = newsletterServices[service];
  const emailField = uses.includes('email_field') ? ownField : (known.emailField ?? 'email');
  const tab = uses.includes('endpoint') ? new URL(endpoint).hostname : name;
  const post = { action: action(endpoint, id), emailField, hidden: hidden?.(id) ?? {} };
  return { kind: 'post', post: { ...post, tab: answersPage ? null : tab } };
}

export const newsletterText = {
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  empty: 'Email address is required',
  malformed: 'Please enter a valid email address',
  success: 'Successfully subscribed to newsletter!',
  failureToast: 'Failed to subscribe. Please try again.',
  failure: 'Subscription failed. Please try again.',
  /** service is the name of a service or of its host. */
  opens: (service: string) => `Your address goes to ${service}, which opens in a new tab.`,
  opened: 'Finish signing up in the tab that has opened.',
} as const;

type EmailCheck = { kind: 'valid'; email: string } | { kind: 'refused'; message: string };

/** Trims and lower-cases an address; refuses empty and malformed ones and those longer than 254 characters. */
export function checkEmail(typed: string): EmailCheck {
  const email = typed.trim().toLowerCase();
  if (email === '') return { kind: 'refused', message: newsletterText.empty };
  if (email.length > emailMaxLength || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return { kind: 'refused', message: newsletterText.malformed };
  }
  return { kind: 'valid', email };
}

/** Minutes to wait before the next attempt, 0 if one is free. Times are milliseconds since any one moment. */
export function minutesToWait(attempts: readonly number[], now: number): number {
  const recent = attempts.filter((time) => now - time < attemptWindowMs);
  const oldest = recent.at(-attemptLimit);
  return oldest === undefined ? 0 : Math.ceil((attemptWindowMs - (now - oldest)) / 60_000);
}

export function waitText(minutes: number): string {
  return `That was a few tries in a row. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
