import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Retailer } from '../../domain/data.ts';

/** The retailers of a data folder, or none where there is no such folder. */
export async function loadRetailers(dir: string): Promise<ReadonlyMap<string, Retailer>> {
  const file = path.join(dir, 'retailers.yaml');
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) return new Map();
  // Loading the YAML reader takes longer than checking a list.
  const { readData } = await import('../../content/units/readFiles.ts');
  const { data } = await readData('retailers', { kind: 'retailers', name: 'retailers', path: file });
  return new Map(data?.retailers.map((retailer) => [retailer.id, retailer]));
}
