import { Fragment } from 'react';

export interface BadgeView {
  text: string;
  style: 'plain' | 'alone';
}

const classes = { plain: 'badge', alone: 'badge badge--alone' } as const;

export function Badges({ badges }: { badges: readonly BadgeView[] }) {
  return badges.map(({ text, style }) => (
    <Fragment key={text}>
      <span className={classes[style]}>{text}</span>{' '}
    </Fragment>
  ));
}
