declare module 'netlify-redirector' {
  interface Match {
    to: string;
    status: number;
    scheme: string;
  }
  const redirector: {
    parsePlain: (rules: string, options: object) => Promise<{ match: (request: object) => Match | null }>;
  };
  export default redirector;
}
