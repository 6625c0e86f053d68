import type { Queries } from '../../page/openPage.ts';
import type { Statement } from '../../reading.ts';
import type { PageSubject } from '../subject.ts';

export interface RetailerReader {
  ids: readonly string[];
  /** Without subdomains. */
  hosts: readonly string[];
  /** The shop's own statements, plus the general ones that are reliable there. */
  read: (subject: PageSubject, general: readonly Statement[], $: Queries) => readonly Statement[];
}
