import { finding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment } from '../domain/deployment.ts';
import { listMoves } from '../domain/deployment/resolveRequest.ts';
import { fitsPages, headersFile } from './headersFile.ts';
import type { Host } from './host.ts';

const headersName = '_headers';
const redirectsName = '_redirects';

// https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
const maxHeaderRules = 100;
const maxLineLength = 2000;
const maxRedirects = 2000;
const maxRedirectLength = 1000;

/** Rules for other hosts have no place here: www needs a bulk redirect of the account. */
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
  const found: Diagnostic[] = [];
  const moves = redirects(deployment).trimEnd().split('\n');
  if (moves.length > maxRedirects)
    found.push(
      finding(
        'host/too-many-redirects',
        at(redirectsName),
        `Cloudflare Pages reads ${maxRedirects} redirects, and the site has ${moves.length}: three for each old address and three for each page.`,
        { hint: 'Delete old addresses that nobody asks for any more, or serve the site from another host.' },
      ),
    );
  if (!fitsPages(deployment, maxHeaderRules))
    found.push(
      finding(
        'host/too-many-headers',
        at(headersName),
        `Cloudflare Pages reads ${maxHeaderRules} rules for headers, too few for one for each of ${deployment.pages.length} pages and the rules of folders.`,
        {
          hint: 'Nothing needs to be done: browsers ask for pages again each time, and get them if they have changed.',
        },
      ),
    );
  const longest = (name: string, text: string, limit: number) => {
    for (const [index, line] of text.split('\n').entries())
      if (line.length > limit)
        found.push(
          finding(
            'host/line-too-long',
            at(name, index + 1),
            `Cloudflare Pages drops lines of more than ${limit} characters, and this one has ${line.length}.`,
            { hint: 'Shorten what makes it long.' },
          ),
        );
  };
  longest(headersName, headersFile(deployment, maxHeaderRules), maxLineLength);
  longest(redirectsName, redirects(deployment), maxRedirectLength);
  return found;
}
