import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import { deploymentFile, type Deployment } from '../../domain/deployment.ts';
import { loadSample, today } from '../../tests/sample/sample.ts';
import { planDeployment } from './deployment.ts';
import { planSite, type SitePlan } from './plan.ts';
import { isSafePath } from '../write/plannedPaths.ts';

let content: Content;
let plan: SitePlan;
let deployment: Deployment;

async function planFor(some: Content, policyInPages = false): Promise<SitePlan> {
  return planSite(some, {
    today,
    baseUrl: some.site.base_url,
    cacheDir: join(tmpdir(), 'guides-test-cache'),
    policyInPages,
  });
}

beforeAll(async () => {
  content = await loadSample();
  plan = await planFor(content);
  deployment = planDeployment(plan, content, content.site.base_url);
}, 60_000);

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

function policyOf({ pageHeaders }: Deployment): Record<string, string[]> {
  return directives(pageHeaders.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('the description', () => {
  it('names every page with its file, and no other file as a page', () => {
    const routes = plan.files.flatMap(({ route, path }) => (route === undefined ? [] : [[route, path]]));
    expect(deployment.pages.map(({ path, file }) => [path, file])).toEqual(
      routes.filter(([route]) => route !== '/404'),
    );
    expect(deployment.notFound).toBe('404.html');
    expect(deployment.redirects).toEqual(content.redirects.map(({ from, to }) => ({ from, to })));
  });

  it('is the only file that the build adds to its own folder', () => {
    expect(isSafePath(deploymentFile)).toBe(true);
    for (const path of [
      '.guides/lock',
      '.guides/manifest.json',
      '.guides/a/deployment.json',
      '.Guides/deployment.json',
    ])
      expect(isSafePath(path)).toBe(false);
  });

  it('promises https only for a site with its own host', () => {
    const hsts = (baseUrl: string) =>
      planDeployment(plan, content, baseUrl).headers.some(({ name }) => name === 'Strict-Transport-Security');
    expect(hsts('https://guides.games')).toBe(true);
    for (const baseUrl of [
      'http://guides.games',
      'https://localhost:8443',
      'https://127.0.0.1',
      'http://localhost',
    ])
      expect(hsts(baseUrl)).toBe(false);
  });
});

describe('the policy', () => {
  it('denies everything by default and allows no wildcard', () => {
    const policy = policyOf(deployment);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|data:|blob:|https?:/);
  });

  it('allows exactly the inline code that pages contain', async () => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const file of plan.files.filter(({ route }) => route !== undefined)) {
      const $ = load(String(await file.produce()));
      $('script:not([src])').each((_, element) => {
        if (!/json$/.test($(element).attr('type') ?? '')) scripts.add(hash($(element).text()));
      });
      $('style').each((_, element) => void styles.add(hash($(element).text())));
    }
    const policy = policyOf(deployment);
    expect(new Set(policy['script-src'])).toEqual(new Set(["'self'", ...scripts]));
    expect(new Set(policy['style-src'])).toEqual(styles);
  });

  it('lets the form post to its endpoint only', async () => {
    const newsletter = { ...content.site.newsletter, endpoint: 'https://letters.example/subscribe?list=1' };
    const posting = { ...content, site: { ...content.site, newsletter } };
    const policy = policyOf(planDeployment(await planFor(posting), posting, content.site.base_url));
    expect(policy['connect-src']).toEqual(["'self'", 'https://letters.example']);
    expect(policy['form-action']).toEqual(["'self'", 'https://letters.example']);
    expect(policyOf(deployment)['connect-src']).toEqual(["'self'"]);
  });

  it('lets a form post to its service in a new tab, but keeps scripts from it', async () => {
    const { heading, text, preview_note } = content.site.newsletter;
    const newsletter = { heading, text, preview_note, service: 'buttondown', form_id: 'guides' } as const;
    const posting = { ...content, site: { ...content.site, newsletter } };
    const policy = policyOf(planDeployment(await planFor(posting), posting, content.site.base_url));
    expect(policy['form-action']).toEqual(["'self'", 'https://buttondown.com']);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  it('asks for reports only if a report address is configured', () => {
    expect(JSON.stringify(deployment)).not.toContain('report-uri');
    const policy_reports = 'https://reports.example/csp?site=1';
    const reported = planDeployment(
      plan,
      { ...content, site: { ...content.site, policy_reports } },
      'https://a.example',
    );
    expect(reported.reportTo).toBe(policy_reports);
    expect(policyOf(reported)['report-uri']).toEqual([policy_reports]);
    expect(reported.pageHeaders).toContainEqual({
      name: 'Reporting-Endpoints',
      value: `csp="${policy_reports}"`,
    });
  });

  it('is in the pages for a host without headers, except header-only directives', async () => {
    const { files } = await planFor(content, true);
    const home = load(String(await files.find(({ route }) => route === '/')?.produce()));
    const policy = directives(home('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '');
    expect({ ...policy, 'frame-ancestors': ["'none'"] }).toEqual(policyOf(deployment));
    expect(policy).not.toHaveProperty('frame-ancestors');
    const plain = load(String(await plan.files.find(({ route }) => route === '/')?.produce()));
    expect(plain('meta[http-equiv]').length).toBe(0);
  });
});
