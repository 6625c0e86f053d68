import { contentHash } from '../../platform/hash.ts';
import { cutTrueType, readFont, type FontName } from '../assets/fonts.ts';
import type { ShareType } from './plate.ts';
import type { Typeface } from './typeface.ts';

export interface ShareFonts {
  hash: string;
  open: () => Promise<ShareType>;
}

export async function shareFonts(cacheDir: string): Promise<ShareFonts> {
  const sources = [await readFont('besley-800'), await readFont('libre-franklin')];
  let opened: Promise<ShareType> | null = null;
  return {
    hash: contentHash(Buffer.concat(sources)),
    open: () => (opened ??= openAll(cacheDir)),
  };
}

async function openAll(cacheDir: string): Promise<ShareType> {
  const { openTypeface } = await import('./typeface.ts');
  const open = async (name: FontName): Promise<Typeface> => openTypeface(await cutTrueType(name, cacheDir));
  return { display: await open('besley-800'), text: await open('libre-franklin') };
}
