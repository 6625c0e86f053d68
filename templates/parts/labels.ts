import { createContext, useContext } from 'react';
import { defaultTerms, fillTerms, type Terms } from '../../src/domain/siteLook.ts';

export interface Labels {
  terms: Terms;
  /** Whether readers can switch between the shops of two regions. */
  regionSwitch: boolean;
}

export const LabelsContext = createContext<Labels>({ terms: defaultTerms, regionSwitch: true });

/** Inserts the site's terms into a label: "The {base_game}:". */
export function useFill(): (label: string) => string {
  const { terms } = useContext(LabelsContext);
  return (label) => fillTerms(label, terms);
}
