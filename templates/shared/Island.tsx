import { createContext, createElement, useContext, type ComponentType, type ReactElement } from 'react';
import { embedJson } from '../../src/domain/embed.ts';

/** What the program that renders pages lends to islands. */
export interface IslandServices {
  /** The markup of an island; prefix goes before every id that it makes. */
  render: (island: ReactElement, prefix: string) => string;
  /** Addresses of the islands' code, by name. */
  scripts: Readonly<Record<string, string>>;
}

export const IslandContext = createContext<IslandServices | null>(null);

/**
 * A part of the page that comes to life when the reader touches it, or at once where the address carries one of its
 * keys (#q=…&players=…). Its markup works without that, and its props travel beside it as data.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  hashKeys = [],
}: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  hashKeys?: readonly string[];
}) {
  const services = useContext(IslandContext);
  if (services === null) throw new Error(`The island ${name} stands outside a page.`);
  const id = `island-${name}`;
  return (
    <>
      <div
        id={id}
        data-island={services.scripts[name]}
        data-island-hash={hashKeys.length > 0 ? hashKeys.join(' ') : undefined}
        dangerouslySetInnerHTML={{ __html: services.render(createElement(component, props), id) }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: embedJson(props) }} />
    </>
  );
}
