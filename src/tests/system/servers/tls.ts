import { fileURLToPath } from 'node:url';

const folder = new URL('../test-only-tls/', import.meta.url);

/** For guides.example, www.guides.example, localhost and 127.0.0.1; self-signed. */
export const certificate = fileURLToPath(new URL('cert.pem', folder));
export const certificateKey = fileURLToPath(new URL('key.pem', folder));
