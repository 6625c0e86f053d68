import type { Statement } from '../../statement.ts';
import type { Subject } from '../subject.ts';

/** A shop whose pages need more than the general sources. */
export interface Retailer {
  /** Ids in data/retailers.yaml. */
  ids: readonly string[];
  /** Without subdomains. */
  hosts: readonly string[];
  /** The shop's own statements; they come first. */
  read: (subject: Subject) => Statement[];
  /** Filters the general statements that are reliable at this shop; own: the statements from read. */
  trusts: (statement: Statement, own: readonly Statement[]) => boolean;
}
