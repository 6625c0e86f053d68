import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { patienceMs } from '../../src/domain/uiLimits.ts';
import { fetchEarly } from './early.ts';

/** Resolves when the island answers to events. Ids have the server's prefix, or the markup would not match. */
export async function hydrateIsland<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
): Promise<void> {
  const props = (await propsOf(root)) as Props;
  return new Promise((resolve) => {
    const island = createElement(Component, props);
    hydrateRoot(root, createElement(Announce, { onReady: resolve }, island), { identifierPrefix: root.id });
  });
}

async function propsOf({ nextElementSibling: beside, dataset }: HTMLElement): Promise<unknown> {
  if (beside instanceof HTMLScriptElement) return JSON.parse(beside.text);
  const path = dataset['islandData'] ?? '';
  const answer = await fetchEarly(path, AbortSignal.timeout(patienceMs));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return answer.json();
}

/** Ready after the second render, which includes the first effects, such as text typed before hydration. */
function Announce({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  const [isAgain, setIsAgain] = useState(false);
  useEffect(() => {
    if (isAgain) onReady();
    else setIsAgain(true);
  }, [isAgain, onReady]);
  return children;
}
