import { attemptWindowMs } from '../../../src/domain/uiLimits.ts';

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
