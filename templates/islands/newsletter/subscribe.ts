import { patienceMs } from '../../../src/domain/uiLimits.ts';
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
