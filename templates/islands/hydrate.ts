import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life: root holds its markup, the script element behind it its props. Resolves when the
 * island answers to events. The prefix of ids is that of the server, or the markup would not match.
 */
export function hydrateIsland<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
): Promise<void> {
  const props = JSON.parse(root.nextElementSibling?.textContent ?? '{}') as Props;
  return new Promise((resolve) => {
    const island = createElement(Component, props);
    hydrateRoot(root, createElement(Announce, { onReady: resolve }, island), { identifierPrefix: root.id });
  });
}

function Announce({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
