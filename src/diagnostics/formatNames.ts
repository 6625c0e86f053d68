/** The names that --format takes. A file of its own, so that reading the options loads no format. */
export const formatNames = ['pretty', 'json', 'github', 'sarif'] as const;

export type Format = (typeof formatNames)[number];
