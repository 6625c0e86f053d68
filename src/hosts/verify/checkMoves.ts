import { finding, type Diagnostic, type Place } from '../../diagnostics/diagnostic.ts';
import type { Deployment } from '../../domain/deployment.ts';
import { leadsInCircle } from '../../domain/deployment/leadsInCircle.ts';

const remedy = 'Mend it in data/redirects.yaml, and build again.';

/** Redirects lead to pages, in one hop, and hide nothing. files are the site's own; at is where they are written. */
export function checkMoves(
  { pages, redirects }: Deployment,
  files: ReadonlySet<string>,
  at: Place,
): Diagnostic[] {
  const paths = new Set(pages.map(({ path }) => path));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }) => {
    const found: Diagnostic[] = [];
    if (paths.has(from) || files.has(from.slice(1)))
      found.push(
        finding(
          'deploy/shadowed-file',
          at,
          `${from} is redirected to ${to}, and the site has a file there.`,
          {
            hint: 'Delete the redirect, or what is behind it.',
          },
        ),
      );
    if (paths.has(to)) return found;
    if (!targets.has(to))
      found.push(
        finding('deploy/no-page', at, `${from} leads to ${to}, which is no page.`, { hint: remedy }),
      );
    else if (leadsInCircle(from, targets))
      found.push(
        finding('deploy/loop', at, `${from} leads to ${to}, and from there back to where it came from.`, {
          hint: remedy,
        }),
      );
    else
      found.push(
        finding('deploy/chain', at, `${from} leads to ${to}, which is redirected itself.`, { hint: remedy }),
      );
    return found;
  });
}
