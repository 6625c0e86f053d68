import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { githubPages } from './githubPages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Every host that the site can be built for. A new one is a file and a line here. */
export const hosts = {
  netlify,
  cloudflare,
  vercel,
  nginx,
  caddy,
  'github-pages': githubPages,
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export const hostNames = Object.keys(hosts).filter((name): name is HostName => name in hosts);
