import type { Queries } from '../../page/openPage.ts';
import type { Statement } from '../../reading.ts';
import type { PageSubject } from '../subject.ts';

/** A shop whose pages need more than the general sources. */
export interface RetailerReader {
  /** Ids in data/retailers.yaml. */
  ids: readonly string[];
  /** Without subdomains. */
  hosts: readonly string[];
  /** The shop's own statements, and of the general ones those that are reliable there. */
  read: (subject: PageSubject, general: readonly Statement[], $: Queries) => readonly Statement[];
}
