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
import type { SiteContext } from '../context.ts';
import type { PlannedFile } from '../planned.ts';
import { finderForm } from '../views/situations.ts';
import { apiGuide } from './guide.ts';
import { apiDeals } from './prices.ts';
import { apiGuideList, countListPages } from './guideList.ts';

/** The JSON API beside the search index: a list of guides in pages, each guide, and the schema that all of them keep to. */
export function apiFiles(site: SiteContext): PlannedFile[] {
  const jsonFile = (path: string, value: () => unknown): PlannedFile => ({
    path: path.slice(1),
    produce: () => jsonText(value()),
  });
  return [
    ...Array.from({ length: countListPages(site) }, (_, index) =>
      jsonFile(apiListPagePath(index + 1), () => apiGuideList(site, index + 1)),
    ),
    ...site.guides.flatMap((entry): PlannedFile[] => [
      jsonFile(apiGuidePath(entry.id), () => apiGuide(site, entry)),
      // The file that the finder of the guide's page loads.
      {
        path: finderPath(entry.id).slice(1),
        produce: () => JSON.stringify(finderForm(entry.guide, entry.game)),
      },
    ]),
    jsonFile(apiDealsPath, () => apiDeals(site)),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(site.baseUrl) },
  ];
}

/** Indented: one changed fact is one changed line. */
function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}
