import type { Deployment } from '../deployment.ts';

const policyName = 'Content-Security-Policy';

/** The same deployment with violations of its policy reported to an address: a path, or a full one of another host. */
export function withReports(deployment: Deployment, reportTo: string): Deployment {
  return {
    ...deployment,
    reportTo,
    pageHeaders: [
      ...deployment.pageHeaders
        .filter(({ name }) => name !== 'Reporting-Endpoints')
        .map(({ name, value }) =>
          // report-uri is for browsers that do not know report-to, and for http, which does not support the other.
          name === policyName
            ? { name, value: `${withoutReports(value)}; report-uri ${reportTo}; report-to csp` }
            : { name, value },
        ),
      { name: 'Reporting-Endpoints', value: `csp="${reportTo}"` },
    ],
  };
}

export function withoutReports(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('report-'))
    .join('; ');
}
