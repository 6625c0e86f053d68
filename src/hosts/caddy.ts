import { caddyfile } from './caddy/caddyfile.ts';
import type { Host } from './host.ts';

const file = 'Caddyfile';

/** One file that is a whole configuration, or is imported into one. */
export const caddy: Host = {
  title: 'Caddy',
  configFiles: [file],
  policyInPages: false,
  answersGone: true,
  files: (deployment) => [{ path: file, text: caddyfile(deployment) }],
  check: () => [],
};
