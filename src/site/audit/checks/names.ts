import { accessibleName, isHidden, isPressable } from '../accessibleName.ts';
import { isWithin } from '../../../html/text.ts';
import type { PageCheck } from '../rules.ts';

/** Every link and button has a name. */
export const checkNames: PageCheck = ({ tree }) =>
  tree.elements
    .filter((element) => isPressable(element) && !isWithin(element, isHidden))
    .filter((element) => accessibleName(element, tree) === '')
    .map(({ name, start, end }) => ({
      code: 'audit/empty-link' as const,
      start,
      end,
      message: `This ${name === 'a' || name === 'area' ? 'link' : 'button'} has no words: no text, no alt, no aria-label.`,
    }));
