import { readFile } from 'node:fs/promises';
import { projectFolder } from '../../content/disk/projectFolder.ts';
import {
  absoluteUrl,
  apiDealsPath,
  apiGuidePath,
  apiListPagePath,
  apiSchemaPath,
} from '../../domain/routes.ts';
import { guideOf, type SiteContext } from '../context.ts';
import type { InputRecorder } from '../inputs.ts';
import type { PlannedFile } from '../planned.ts';
import { tracedFile } from '../tracedFile.ts';
import { apiGuide } from './guide.ts';
import { apiDeals } from './prices.ts';
import { apiGuideList, countListPages } from './guideList.ts';

/** The JSON API beside the search index: a list of guides in pages, each guide, and the schema that all of them keep to. */
export function apiFiles(site: SiteContext, record: InputRecorder['record']): PlannedFile[] {
  const jsonFile = (path: string, value: (from: SiteContext) => unknown) =>
    // Indented: one changed fact is one changed line.
    tracedFile(path, site, record, (from) => `${JSON.stringify(value(from), null, 2)}\n`);
  return [
    ...Array.from({ length: countListPages(site) }, (_, index) =>
      jsonFile(apiListPagePath(index + 1), (from) => apiGuideList(from, index + 1)),
    ),
    ...site.guides.map(({ id }) => jsonFile(apiGuidePath(id), (from) => apiGuide(from, guideOf(from, id)))),
    jsonFile(apiDealsPath, apiDeals),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(site.baseUrl) },
  ];
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}
