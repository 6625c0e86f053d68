import { readFile } from 'node:fs/promises';
import { projectFolder } from '../../platform/project.ts';
import {
  absoluteUrl,
  apiDealsPath,
  apiGuidePath,
  apiListPagePath,
  apiSchemaPath,
  finderPath,
} from '../../domain/routes.ts';
import { guideOf, type SiteContext } from '../context.ts';
import type { InputRecorder } from '../inputs.ts';
import type { PlannedFile } from '../planned.ts';
import { tracedFile } from '../tracedFile.ts';
import { finderForm } from '../views/situations.ts';
import { apiGuide } from './guide.ts';
import { apiDeals } from './prices.ts';
import { apiGuideList, countListPages } from './guideList.ts';

/** The JSON API beside the search index: a list of guides in pages, each guide, and the schema that all of them keep to. */
export function apiFiles(site: SiteContext, record: InputRecorder['record']): PlannedFile[] {
  const jsonFile = (path: string, value: (from: SiteContext) => unknown) =>
    tracedFile(path, site, record, (from) => jsonText(value(from)));
  return [
    ...Array.from({ length: countListPages(site) }, (_, index) =>
      jsonFile(apiListPagePath(index + 1), (from) => apiGuideList(from, index + 1)),
    ),
    ...site.guides.flatMap(({ id }): PlannedFile[] => [
      { ...tracedFile(apiGuidePath(id), site, record, apiGuideText(id)), guide: { id, file: 'api' } },
      { ...tracedFile(finderPath(id), site, record, finderText(id)), guide: { id, file: 'finder' } },
    ]),
    jsonFile(apiDealsPath, apiDeals),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(site.baseUrl) },
  ];
}

/** Makes the file of one guide from a site. */
export function apiGuideText(id: string): (from: SiteContext) => string {
  return (from) => jsonText(apiGuide(from, guideOf(from, id)));
}

/** Makes the file that the finder of a guide's page loads. */
export function finderText(id: string): (from: SiteContext) => string {
  return (from) => {
    const { guide, game } = guideOf(from, id);
    return JSON.stringify(finderForm(guide, game));
  };
}

/** Indented: one changed fact is one changed line. */
function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}
