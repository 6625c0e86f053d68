import { createContext, useContext } from 'react';
import { defaultWords, fillWords, type Words } from '../../src/domain/siteLook.ts';

export interface Labels {
  words: Words;
  /** Whether readers can switch between the shops of two regions. */
  regionSwitch: boolean;
}

export const LabelsContext = createContext<Labels>({ words: defaultWords, regionSwitch: true });

/** Inserts the site's words into a label: "The {base_game}:". */
export function useWords(): (label: string) => string {
  const { words } = useContext(LabelsContext);
  return (label) => fillWords(label, words);
}
