import type { CheckSettings } from '../../domain/data.ts';
import type { NetworkLimits } from '../net/visit.ts';

export const defaultSettings: CheckSettings = {
  agent: 'GuidesLinkCheck',
  contact_url: 'https://guides.example/link-check',
  strikes: 3,
  price_jump_ratio: 2,
  restamp_days: 7,
  fresh_hours: 0,
  kept_days: 0,
  delay_ms: 0,
  per_host: 2,
};

export function userAgentOf({ agent, contact_url }: CheckSettings): string {
  return `${agent}/1.0 (+${contact_url})`;
}

export function limitsOf(
  { per_host, delay_ms }: CheckSettings,
  concurrency?: number,
): Partial<NetworkLimits> {
  return { perHost: concurrency ?? per_host, delayMs: delay_ms };
}
