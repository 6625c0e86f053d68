import { readFile } from 'node:fs/promises';
import { projectFolder } from '../../content/disk/projectFolder.ts';
import { absoluteUrl, apiGuidePath, apiListPath, apiSchemaPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import type { PlannedFile } from '../planned.ts';
import { apiGuide } from './guide.ts';
import { apiGuideList } from './guideList.ts';

/** The JSON API beside the search index: a list of guides, each guide, and the schema that all of them keep to. */
export function apiFiles(site: SiteContext): PlannedFile[] {
  return [
    jsonFile(apiListPath, () => apiGuideList(site)),
    ...site.guides.map((entry) => jsonFile(apiGuidePath(entry.guide.id), () => apiGuide(site, entry))),
    { path: apiSchemaPath.slice(1), produce: () => schemaText(site.baseUrl) },
  ];
}

// Indented: one changed fact is one changed line.
function jsonFile(path: string, value: () => unknown): PlannedFile {
  return { path: path.slice(1), produce: () => `${JSON.stringify(value(), null, 2)}\n` };
}

async function schemaText(baseUrl: string): Promise<string> {
  const schema = await readFile(new URL('src/site/api/schema.json', projectFolder), 'utf8');
  return schema.replace('{', `{\n  "$id": ${JSON.stringify(absoluteUrl(baseUrl, apiSchemaPath))},`);
}
