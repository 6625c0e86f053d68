import { describe, expect, it } from 'vitest';
import { parseAllowed, parseHttpUrl, refuseTarget } from './target.ts';

const refusal = (text: string, allowed: readonly string[] = []) => {
  const url = parseHttpUrl(text);
  return url === null ? 'unreadable' : (refuseTarget(url, new Set(allowed))?.reason ?? null);
};

describe('an address', () => {
  it.each([
    'https://zatu.com/products/wingspan',
    'http://www.miniaturemarket.com/',
    'https://zatu.com:443/',
    'http://zatu.com:443/',
    'https://zatu.com:80/',
    'https://zatu.com./',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.com/',
    'https://notlocalhost/',
  ])('%s may be visited', (text) => {
    expect(refusal(text)).toBe(null);
  });

  it.each([
    ['ftp://zatu.com/', 'scheme'],
    ['file:///C:/', 'scheme'],
    ['about:blank', 'scheme'],
    ['https://zatu.com:8443/', 'port'],
    ['http://zatu.com:22/', 'port'],
    ['http://zatu.com:0/', 'port'],
    ['http://localhost/', 'private'],
    ['http://Localhost./', 'private'],
    ['http://db.localhost/', 'private'],
    ['http://3232235777/', 'private'],
    ['http://0300.0250.1.1/', 'private'],
    ['http://0xc0a80101/', 'private'],
    ['http://192.168.257/', 'private'],
    ['http://①⑨②.168.1.1/', 'private'],
    ['http://[fc00::1]/', 'private'],
    ['https://zatu.com:65536/', 'unreadable'],
    ['https://[::1%25lo]/', 'unreadable'],
    ['//zatu.com/', 'unreadable'],
    ['', 'unreadable'],
  ])('%s is refused for its %s', (text, reason) => {
    expect(refusal(text)).toBe(reason);
  });
});

describe('an allowed address', () => {
  it('allows exactly its host, as written, and its port', () => {
    const allowed = ['127.0.0.1:8080'];
    expect(refusal('http://127.0.0.1:8080/x', allowed)).toBe(null);
    expect(refusal('http://2130706433:8080/x', allowed)).toBe(null);
    expect(refusal('http://127.0.0.1:8081/', allowed)).toBe('private');
    expect(refusal('http://127.0.0.1/', allowed)).toBe('private');
    expect(refusal('http://127.0.0.2:8080/', allowed)).toBe('private');
    expect(refusal('http://localhost:8080/', allowed)).toBe('private');
    expect(refusal('http://127.0.0.1.:8080/', allowed)).toBe(null);
    expect(refusal('ftp://127.0.0.1:8080/', allowed)).toBe('scheme');
    expect(refusal('http://localhost.:8080/', ['localhost:8080'])).toBe('private');
  });

  it.each([
    ['127.0.0.1:8080', '127.0.0.1:8080'],
    ['LOCALHOST:3000', 'localhost:3000'],
    ['[::1]:8080', '[::1]:8080'],
    ['[0:0:0:0:0:0:0:1]:8080', '[::1]:8080'],
    ['shop.intranet:443', 'shop.intranet:443'],
    ['shop.intranet:80', 'shop.intranet:80'],
    ['shop.intranet', null],
    ['shop.intranet:', null],
    ['shop.intranet:0', null],
    ['shop.intranet:65536', null],
    ['::1:8080', null],
    ['http://shop.intranet:80', null],
    ['shop.intranet:80/path', null],
    ['user@shop.intranet:80', null],
    ['a b:80', null],
    ['*:80', '*:80'],
    ['', null],
  ])('%j is read as %j', (text, expected) => {
    expect(parseAllowed(text)).toBe(expected);
  });
});
