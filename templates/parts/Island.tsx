import { createContext, createElement, useContext, type ComponentType, type ReactElement } from 'react';
import { embedJson } from '../../src/domain/embed.ts';

export interface IslandServices {
  /** The markup of an island; prefix precedes every id that it makes. */
  render: (island: ReactElement, prefix: string) => string;
  scripts: Readonly<Record<string, readonly string[]>>;
}

export const IslandContext = createContext<IslandServices | null>(null);

export interface IslandProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** The address of the props as JSON; if absent, the page contains them. */
  propsPath?: string;
  /** Keys of the address (#q=…&players=…) that hydrate it at once. */
  hashKeys?: readonly string[];
  /** The address of data that it fetches when it is hydrated. */
  data?: string;
  /** Shown if its code fails to load and it needs that code. */
  failed?: string | undefined;
}

/** Static markup that is hydrated when the reader touches it. */
export function Island<Props extends object>({
  name,
  component,
  props,
  propsPath,
  hashKeys = [],
  data = propsPath,
  failed,
}: IslandProps<Props>) {
  const services = useContext(IslandContext);
  if (services === null) throw new Error(`The island ${name} is outside a page.`);
  const code = services.scripts[name];
  if (code === undefined)
    throw new Error(`There is no island ${name}; there are ${Object.keys(services.scripts).join(', ')}.`);
  const id = `island-${name}`;
  return (
    <>
      <div
        id={id}
        data-island={code.join(' ')}
        data-island-hash={hashKeys.length > 0 ? hashKeys.join(' ') : undefined}
        data-island-data={data}
        dangerouslySetInnerHTML={{ __html: services.render(createElement(component, props), id) }}
      />
      {propsPath === undefined && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: embedJson(props) }} />
      )}
      {/* Empty until it is true: readers without styles would take it for a fact. */}
      {failed !== undefined && <p className="island-failed" role="alert" data-failed={failed} />}
    </>
  );
}
