import type { Page } from 'playwright-core';

/** An element as assistive technology sees it. state is its words in alphabetical order: "focused pressed=true". */
export interface Heard {
  role: string;
  name: string;
  state: string;
}

const states = ['checked', 'expanded', 'focused', 'invalid', 'pressed', 'required', 'selected', 'live'];

/** Chromium's own accessibility tree, in document order. */
export async function axTree(page: Page): Promise<Heard[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: `${role?.value ?? ''}`,
      name: `${name?.value ?? ''}`,
      state: properties
        .flatMap(({ name: state, value: { value } }) => {
          if (!states.includes(state) || value === false || value === 'false') return [];
          return value === true ? state : `${state}=${String(value)}`;
        })
        .toSorted()
        .join(' '),
    }));
}
