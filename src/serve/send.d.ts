declare module 'send' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Sending {
    on: (event: 'error', listener: (error: { status: number }) => void) => Sending;
    pipe: (response: ServerResponse) => void;
  }
  export default function send(
    request: IncomingMessage,
    path: string,
    options: Record<'index' | 'cacheControl' | 'lastModified' | 'etag' | 'acceptRanges', boolean> & {
      root: string;
    },
  ): Sending;
}
