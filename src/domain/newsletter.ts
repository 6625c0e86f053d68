import { attemptLimit, attemptWindowMs, emailMaxLength } from './uiLimits.ts';

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

export type EmailCheck = { kind: 'valid'; email: string } | { kind: 'refused'; message: string };

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
