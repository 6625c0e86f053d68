import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatFrame } from '../../diagnostics/frame.ts';
import { resolveAddress, locationInFile } from './pageAddresses.ts';
import { checkHead, descriptionOf, isListable, titleOf } from './checks/head.ts';
import { auditLinks, checkRetailerLinks } from './checks/links.ts';
import { checkStructuredData } from './checks/structuredData.ts';
import { readPageTree, type PageTree, type SourceElement, jsonTypes } from '../../web/pageTree.ts';
import { referencesOf } from './references.ts';
import type {
  AuditedPage,
  AuditRules,
  PageCheck,
  PageContext,
  PageFacts,
  ResolvedReference,
  SiteMap,
  Target,
  PageDiagnostic,
} from './types.ts';
import { inlineHash } from '../../platform/hash.ts';
import { rawText } from '../../web/text.ts';
import { pageLoad } from './budget/fileCost.ts';

const checkInline: PageCheck = ({ tree, rules: { allowedInlineHashes } }) => {
  if (allowedInlineHashes === null) return [];
  const diagnostics: PageDiagnostic[] = [];
  for (const element of tree.elements) {
    for (const attribute in element.attribs)
      if (attribute === 'style' || attribute.startsWith('on'))
        diagnostics.push(describeAttribute(element, attribute));
    if (element.name === 'script' || element.name === 'style')
      diagnostics.push(...checkHash(element, allowedInlineHashes));
  }
  return diagnostics;
};

function describeAttribute(at: SourceElement, attribute: string): PageDiagnostic {
  if (attribute === 'style')
    return {
      code: 'audit/inline-style',
      at,
      message: `<${at.name}> has a style attribute, which the site's policy ignores.`,
      hint: 'Put the rule in the stylesheet, under a class.',
    };
  return {
    code: 'audit/inline-handler',
    at,
    message: `<${at.name}> has ${attribute}, which the site's policy does not run.`,
    hint: 'Listen for the event in a script.',
  };
}

function checkHash(at: SourceElement, allowed: ReadonlySet<string>): PageDiagnostic[] {
  const { name, attribs } = at;
  if (attribs.src !== undefined || jsonTypes.includes(attribs.type ?? '')) return [];
  const hash = inlineHash(rawText(at));
  if (allowed.has(hash)) return [];
  const message = `The site's policy does not allow this inline ${name} (${hash}).`;
  const hint =
    'Only the scripts and styles of the site itself belong in a page; text from data must be escaped.';
  return [{ code: 'audit/inline-code', at, message, hint }];
}

const checkSize: PageCheck = ({ content, page, rules, tree }) => {
  const bytes = content.byteLength;
  const given = rules.budgetOf(page.route);
  if (given === null || bytes <= given.budget.html) return [];
  const message = `The page has ${bytes} bytes; html of the budget for ${given.kind} allows ${given.budget.html}.`;
  const hint = 'Shorten its longest texts, or raise html of that budget in site.yaml.';
  return [{ code: 'audit/page-too-large', at: tree.named('html')[0], message, hint }];
};

const checks: readonly PageCheck[] = [
  checkHead,
  checkInline,
  auditLinks,
  checkRetailerLinks,
  checkStructuredData,
  checkSize,
];

export function auditPage(
  html: string,
  page: AuditedPage,
  map: SiteMap,
  rules: AuditRules,
): { diagnostics: Diagnostic[]; facts: PageFacts } {
  const tree = readPageTree(html);
  const references = resolveReferences(tree, page.route, map, rules);
  const context: PageContext = { html, content: Buffer.from(html), page, tree, references, map, rules };
  const related =
    page.source === undefined
      ? undefined
      : [{ at: { file: page.source, line: 1, column: 1 }, message: 'is the source of this page' }];
  const diagnostics = checks
    .flatMap((check) => check(context))
    .map(({ code, at: element, message, hint }) => {
      const at = locationInFile(html, page.file, element?.start ?? 0, element?.end ?? 0);
      const frame = formatFrame(html, at);
      return { ...diagnostic(code, at, message, { hint, related }), ...(frame !== '' && { frame }) };
    });
  // In V8 a part of a string keeps the whole string alive, and the facts of every page are kept.
  return { diagnostics, facts: structuredClone(collectFacts(context, related)) };
}

function resolveReferences(
  tree: PageTree,
  route: string,
  map: SiteMap,
  rules: AuditRules,
): ResolvedReference[] {
  const known = new Map<string, Target>();
  const found: ResolvedReference[] = [];
  for (const element of tree.elements)
    for (const { address, use } of referencesOf(element)) {
      const target = known.get(address) ?? resolveAddress(address, route, map, rules);
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
    anchors.set(address, { route: target.route, anchor: target.anchor, at: at(element) });
  }
  return {
    route: page.route,
    title: title.text,
    titleAt: at(title.element),
    description: description.text,
    descriptionAt: at(description.element),
    ids: [...tree.ids.keys()],
    anchors: [...anchors.values()],
    links: [...links],
    path: page.path,
    related,
    indexable: isListable(tree),
    load: pageLoad(context),
  };
}
