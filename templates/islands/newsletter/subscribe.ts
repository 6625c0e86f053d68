import { patienceMs, attemptWindowMs } from '../../../src/domain/uiLimits.ts';
import type { NewsletterPost } from '../../../src/domain/newsletterForm.ts';

/** malformed: the service rejects the address. */
export type Outcome = 'subscribed' | 'malformed' | 'failed';

/** Posts an address and reads the response; failed for any bad or late response. */
export async function subscribe(
  { action, emailField, hidden }: NewsletterPost,
  email: string,
): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ ...hidden, [emailField]: email }),
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    });
    // A page instead of data asks the subscriber for something, such as a captcha.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.ok && !isPage) return 'subscribed';
    return refusesAddress(await response.json()) ? 'malformed' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Formspree's response to a form with errors: { errors: [{ code: 'TYPE_EMAIL', field: 'email', message }] }. */
function refusesAddress(answer: unknown): boolean {
  const errors =
    typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors)
      ? (answer.errors as unknown[])
      : [];
  return errors.some(
    (error) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'TYPE_EMAIL',
  );
}

const key = 'newsletter';
let held: readonly number[] = [];

/** When this reader tried to sign up, in milliseconds; kept across reloads and pages. */
export function readAttempts(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (Array.isArray(kept)) return kept.filter((time) => typeof time === 'number');
  } catch {
    // Blocked or invalid.
  }
  return [...held];
}

export function keepAttempts(attempts: readonly number[]): void {
  held = attempts.filter((time) => Date.now() - time < attemptWindowMs);
  try {
    sessionStorage.setItem(key, JSON.stringify(held));
  } catch {
    // Kept in memory for this page.
  }
}
