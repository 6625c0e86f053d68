import type { TestProject } from 'vitest/node';
import { loadSample, today } from '../sample/sample.ts';
import { provideSite } from './provideSite.ts';

export default async (project: TestProject) => provideSite(project, await loadSample(), today);
