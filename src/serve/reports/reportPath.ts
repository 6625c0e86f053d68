/** Where browsers report violations of the policy to. */
export const reportPath = '/api/csp-report';
