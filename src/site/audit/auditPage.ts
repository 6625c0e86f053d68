import { finding, type Diagnostic, type Place, type Related } from '../../diagnostics/diagnostic.ts';
import { formatFrame } from '../../diagnostics/frame.ts';
import { resolveAddress } from './addresses.ts';
import { checkHead, descriptionOf, isListable, titleOf } from './checks/head.ts';
import { pageLoad, type PageLoad } from './budget/pageLoad.ts';
import { checkInline } from './checks/inline.ts';
import { auditLinks } from './checks/links.ts';
import { checkRetailerLinks } from './checks/retailerLinks.ts';
import { checkStructuredData } from './checks/structuredData.ts';
import { locationInFile } from './locationInFile.ts';
import { readPageTree, type PageTree, type SourceElement } from '../../html/pageTree.ts';
import { detachString, referencesOf } from './references.ts';
import type {
  AuditedPage,
  AuditRules,
  PageCheck,
  PageContext,
  ResolvedReference,
  SiteMap,
  Target,
} from './rules.ts';

/**
 * The facts of a page that are kept until all pages are known. ids: one per line, with a line break around
 * each.
 */
export interface PageFacts {
  route: string;
  title: string;
  titleAt: Place;
  description: string;
  descriptionAt: Place;
  ids: string;
  anchors: { route: string; anchor: string; at: Place }[];
  /** Routes of the pages that it links to, one per line. */
  links: string;
  /** Below the site's folder. */
  path: string;
  related: readonly Related[] | undefined;
  /** false where the page keeps search engines away. */
  indexable: boolean;
  load: PageLoad;
}

/** The page as it is read stays within its budget; the files it loads are checked when all are known. */
const checkSize: PageCheck = ({ content, page, rules, tree }) => {
  const bytes = content.byteLength;
  const given = rules.budgetOf(page.route);
  if (given === null || bytes <= given.budget.html) return [];
  const at = tree.named('html')[0];
  return [
    {
      code: 'audit/page-too-large',
      start: at?.start ?? 0,
      end: at?.end ?? 0,
      message: `The page has ${bytes} bytes; html of the budget for ${given.kind} allows ${given.budget.html}.`,
      hint: 'Shorten its longest texts, or raise html of that budget in site.yaml.',
    },
  ];
};

const checks: readonly PageCheck[] = [
  checkHead,
  checkInline,
  auditLinks,
  checkRetailerLinks,
  checkStructuredData,
  checkSize,
];

/** All findings about one rendered page, and the facts about it that auditSite needs. content is the page as bytes. */
export function auditPage(
  html: string,
  page: AuditedPage,
  site: SiteMap,
  rules: AuditRules,
  content: Uint8Array = Buffer.from(html),
): { diagnostics: Diagnostic[]; facts: PageFacts } {
  const tree = readPageTree(html);
  const references = resolveReferences(tree, page.route, site, rules);
  const context: PageContext = { html, content, page, tree, references, site, rules };
  const related =
    page.source === undefined
      ? undefined
      : [{ at: { file: page.source, line: 1, column: 1 }, message: 'is what the page is made from' }];
  const diagnostics = checks
    .flatMap((check) => check(context))
    .map(({ code, start, end, message, hint }) => {
      const at = locationInFile(html, page.file, start, end);
      const frame = formatFrame(html, at);
      return { ...finding(code, at, message, { hint, related }), ...(frame !== '' && { frame }) };
    });
  return { diagnostics, facts: collectFacts(context, related) };
}

/** Each address is resolved once; a page has the same ones many times. */
function resolveReferences(
  tree: PageTree,
  route: string,
  site: SiteMap,
  rules: AuditRules,
): ResolvedReference[] {
  const known = new Map<string, Target>();
  const found: ResolvedReference[] = [];
  for (const element of tree.elements)
    for (const { address, use } of referencesOf(element)) {
      const target = known.get(address) ?? resolveAddress(address, route, site, rules);
      known.set(address, target);
      found.push({ element, address, use, target });
    }
  return found;
}

function collectFacts(context: PageContext, related: PageFacts['related']): PageFacts {
  const { html, page, tree, references } = context;
  const at = (element: SourceElement | undefined) =>
    locationInFile(html, page.file, element?.start ?? 0, element?.end ?? 0);
  const title = titleOf(tree);
  const description = descriptionOf(tree);
  const anchors = new Map<string, PageFacts['anchors'][number]>();
  const links = new Set<string>();
  for (const { element, address, use, target } of references) {
    if (use !== 'link' || target.kind !== 'page') continue;
    links.add(target.route);
    if (target.anchor === null || target.route === page.route || anchors.has(address)) continue;
    anchors.set(address, {
      route: detachString(target.route),
      anchor: detachString(target.anchor),
      at: at(element),
    });
  }
  return {
    route: page.route,
    title: detachString(title.text),
    titleAt: at(title.element),
    description: detachString(description.text),
    descriptionAt: at(description.element),
    ids: detachString(`\n${[...tree.ids.keys()].join('\n')}\n`),
    anchors: [...anchors.values()],
    links: detachString([...links].join('\n')),
    path: page.path,
    related,
    indexable: isListable(tree),
    load: pageLoad(context),
  };
}
