import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** A language's table: en.ts explains its fields, and has some that other languages do not need. */
export type Words = Record<Exclude<keyof typeof en, Optional>, string> & Partial<Record<Optional, string>>;
type Optional = 'sending' | 'when' | 'add' | 'instead' | 'gone' | 'regular';

export const languages: readonly Words[] = [en, de, fr, es, it, nl, pl, pt, sv, da, cs];
