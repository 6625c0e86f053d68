import { Fragment } from 'react';

export interface BadgeView {
  text: string;
  style: 'plain' | 'pick' | 'alone';
}

const classes = { plain: 'badge', pick: 'badge badge--pick', alone: 'badge badge--alone' } as const;

export function Badges({ badges }: { badges: readonly BadgeView[] }) {
  return badges.map(({ text, style }) => (
    <Fragment key={text}>
      <span className={classes[style]}>{text}</span>{' '}
    </Fragment>
  ));
}
