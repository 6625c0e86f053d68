import { type Deployment, canonicalHost } from '../domain/deployment.ts';
import { checkCloudflareLimits, cloudflareRedirects, headersName, redirectsName } from './cloudflare.ts';
import { briefAssets, cloudflareHeaders } from './headersFile.ts';
import type { Host } from './host.ts';
import {
  cachesMissing,
  cleansAddresses,
  keepsAssetsBriefly,
  otherHostInPanel,
  removedIs404,
  spellsWith,
} from './verify/deviations.ts';

const configName = 'wrangler.jsonc';
const ignoreName = '.assetsignore';

/** https://developers.cloudflare.com/workers/static-assets/ */
export const workers: Host = {
  title: 'Cloudflare Workers',
  configFiles: [headersName, redirectsName, configName, ignoreName],
  buildsFromGit: true,
  maxFiles: 20_000,
  deviations: [
    spellsWith(307),
    otherHostInPanel,
    removedIs404,
    cachesMissing,
    keepsAssetsBriefly,
    cleansAddresses,
  ],
  files: (deployment) => [
    { path: headersName, text: cloudflareHeaders(deployment, briefAssets) },
    { path: redirectsName, text: cloudflareRedirects(deployment) },
    { path: configName, text: `${JSON.stringify(configuration(deployment), null, 2)}\n` },
    { path: ignoreName, text: ['.guides', '.wrangler', configName, ''].join('\n') },
  ],
  check: checkCloudflareLimits,
};

function configuration({ origin }: Deployment) {
  const name = canonicalHost(origin)?.name ?? 'guides';
  return {
    name: name.replaceAll('.', '-'),
    compatibility_date: '2026-11-01',
    assets: { directory: '.', not_found_handling: '404-page' },
  };
}
