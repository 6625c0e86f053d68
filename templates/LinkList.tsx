import { Fragment } from 'react';

export interface MaybeLink {
  title: string;
  href: string | null;
}

export function LinkOrText({ title, href }: MaybeLink) {
  return href === null ? title : <a href={href}>{title}</a>;
}

export function LinkList({ links, separator }: { links: readonly MaybeLink[]; separator: string }) {
  return links.map((link, index) => (
    <Fragment key={link.title}>
      {index > 0 && separator}
      <LinkOrText {...link} />
    </Fragment>
  ));
}
