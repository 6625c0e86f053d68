import type { Site } from '../../../domain/data.ts';
import { pageKind } from '../../../domain/routes.ts';
import { notFoundRoute } from '../../expectHeads.ts';
import type { AuditRules } from '../rules.ts';

/** The budgets of data/site.yaml, by the kind of page that a route leads to. */
export function budgetsOf({ budgets, vertical }: Pick<Site, 'budgets' | 'vertical'>): AuditRules['budgetOf'] {
  return (route) => {
    const kind = pageKind(route, vertical, notFoundRoute);
    return { kind, budget: budgets[kind] };
  };
}
