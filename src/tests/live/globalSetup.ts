import type { TestProject } from 'vitest/node';
import { provideSite } from '../browser/provideSite.ts';
import { loadLive } from './liveData.ts';

export default async (project: TestProject) => {
  const { content, today } = await loadLive();
  return provideSite(project, content, today);
};
