import type { AuditedPage, AuditRules, SiteMap } from '../../site/audit/types.ts';
import { inlineHash } from '../../platform/hash.ts';

/** A small page that passes the audit, and its site, for tests. */
export const samplePage = `<!doctype html>
<html lang="en-US">
<head>
<title>Wingspan expansions in order</title>
<meta name="description" content="Which Wingspan expansion to buy first, and what each one adds.">
<link rel="canonical" href="https://guides.games/guides/wingspan">
<meta property="og:image" content="https://guides.games/assets/wingspan.png">
<style>body{margin:0}</style>
<script>document.documentElement.className='js'</script>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Does Oceania need the base game?","acceptedAnswer":{"@type":"Answer","text":"Yes."}}]}]}</script>
</head>
<body>
<a href="#main">Skip to content</a>
<nav><a href="/">Home</a> <a href="/guides/catan#faq">Catan questions</a></nav>
<main id="main">
<h1>Wingspan</h1>
<p data-disclosure>We may earn a commission.</p>
<img src="/assets/wingspan.png" width="640" height="400" alt="Birds on three mats">
<h2 id="oceania">Oceania</h2>
<p><a data-offer="wingspan-oceania" href="https://zatu.com/products/oceania" target="_blank" rel="sponsored nofollow noopener noreferrer">Buy at Zatu</a></p>
<h3 id="faq">Questions</h3>
<details><summary>Does <em>Oceania</em>
 need the base game?</summary><p>Yes.</p></details>
<p><a href="https://boardgamegeek.com/boardgame/266192" target="_blank" rel="noopener">BoardGameGeek</a></p>
<label for="q">Search</label><input id="q"><button aria-label="Search"><svg></svg></button>
</main>
</body>
</html>
`;

export const samplePlace: AuditedPage = {
  route: '/guides/wingspan',
  path: 'guides/wingspan.html',
  file: 'dist/guides/wingspan.html',
  source: 'data/guides/wingspan.yaml',
};

export const sampleMap: SiteMap = {
  routes: new Set(['/', '/guides/wingspan', '/guides/catan', '/404']),
  files: new Set(['assets/wingspan.png']),
};

export const sampleBudget = {
  first_load: 4000,
  inline_script: 100,
  deferred_script: 1000,
  all_script: 2000,
  html: 3000,
};

export const sampleRules: AuditRules = {
  baseUrl: 'https://guides.games',
  redirects: new Map([['/wingspan', '/guides/wingspan']]),
  allowedInlineHashes: new Set(['body{margin:0}', "document.documentElement.className='js'"].map(inlineHash)),
  budgetOf: () => ({ kind: 'guide', budget: sampleBudget }),
};
