import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment } from '../domain/deployment.ts';
import { listMoves } from '../domain/deployment/resolveRequest.ts';
import { headersFile } from './headersFile.ts';
import type { Host } from './host.ts';

const headersName = '_headers';
const redirectsName = '_redirects';

// https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
const maxHeaderRules = 100;
const maxLineLength = 2000;
const maxRedirects = 2000;
const maxRedirectLength = 1000;

export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  configFiles: [headersName, redirectsName],
  policyInPages: false,
  answersGone: false,
  files: (deployment) => [
    { path: headersName, text: headersFile(deployment, maxHeaderRules) },
    { path: redirectsName, text: redirects(deployment) },
  ],
  check: checkLimits,
};

function redirects(deployment: Deployment): string {
  return [...listMoves(deployment)].map(([from, to]) => `${from} ${to} 301\n`).join('');
}

function checkLimits(deployment: Deployment, label: string): Diagnostic[] {
  const at = (name: string, line = 1) => ({ file: `${label}/${name}`, line, column: 1 });
  const texts = { headers: headersFile(deployment, maxHeaderRules), redirects: redirects(deployment) };
  const moves = texts.redirects.trimEnd().split('\n').length;
  const longLines = (name: string, text: string, limit: number) =>
    text.split('\n').flatMap((line, index) => {
      const message = `Cloudflare Pages drops lines longer than ${limit} characters, and this one has ${line.length}.`;
      const hint = 'Shorten this line.';
      return line.length > limit
        ? diagnostic('host/line-too-long', at(name, index + 1), message, { hint })
        : [];
    });
  const tooManyMoves = `Cloudflare Pages reads at most ${maxRedirects} redirects, and the site has ${moves}: three for each old address and three for each page.`;
  return [
    ...(moves > maxRedirects
      ? [
          diagnostic('host/too-many-redirects', at(redirectsName), tooManyMoves, {
            hint: 'Delete old addresses that nobody visits anymore, or serve the site from another host.',
          }),
        ]
      : []),
    ...longLines(headersName, texts.headers, maxLineLength),
    ...longLines(redirectsName, texts.redirects, maxRedirectLength),
  ];
}
