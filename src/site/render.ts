import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type IslandServices } from '../../templates/parts/Island.tsx';

/** The HTML of a whole page; scripts are the addresses of the islands' code by name. */
export function renderPage(page: ReactElement, scripts: IslandServices['scripts']): string {
  const services = {
    scripts,
    render: (island: ReactElement, prefix: string) => renderToString(island, { identifierPrefix: prefix }),
  };
  const markup = renderToStaticMarkup(createElement(IslandContext, { value: services }, page));
  return `<!doctype html>${markup}\n`;
}
