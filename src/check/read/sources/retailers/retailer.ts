import type { Statement } from '../../statement.ts';
import type { Subject } from '../subject.ts';

/** A shop whose pages need more than the general sources know. */
export interface Retailer {
  /** Ids in data/retailers.yaml. */
  ids: readonly string[];
  /** Without subdomains. */
  hosts: readonly string[];
  /** The shop's own statements; they come first. */
  read: (subject: Subject) => Statement[];
  /** Which general statements mean at this shop what they say; own: what read found. */
  trusts: (statement: Statement, own: readonly Statement[]) => boolean;
}
