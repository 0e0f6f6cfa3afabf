import { describe, expect, it } from 'vitest';
import { readRequest } from './request.ts';

const request = (headers: { cookie?: string } = {}) =>
  new Request('https://shop.example/ecom/shop/search?searchTerm=milk#top', { headers });

describe('readRequest', () => {
  it('reads path with query, and origin', () => {
    expect(readRequest(request())).toEqual({
      path: '/ecom/shop/search?searchTerm=milk',
      origin: 'https://shop.example',
      hasTokenSession: false,
      lastValues: undefined,
    });
  });

  it('takes an address with headers, as in frameworks that give no whole request to a layout', () => {
    const headers = new Headers({ cookie: 'X-Has-Token-Session=true' });

    expect(readRequest({ url: 'https://shop.example/', headers })).toMatchObject({
      path: '/',
      hasTokenSession: true,
    });
  });

  const forwarded = { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-Host': 'shop.example, 10.0.0.7' };
  const behindProxy = { url: 'https://localhost:4420/ecom', headers: new Headers(forwarded) };

  it('never reads X-Forwarded-* untold', () => {
    expect(readRequest(behindProxy).origin).toBe('https://localhost:4420');
  });

  it.each([
    ['the one that the proxy says', ['https://a.example', 'https://shop.example'], 'https://shop.example'],
    ['the first, if the proxy says another', ['https://a.example', 'https://b.example'], 'https://a.example'],
    ['the request’s own', ['https://a.example', 'https://localhost:4420'], 'https://localhost:4420'],
  ])('takes the origin from those of the site: %s', (_which, origins, origin) => {
    expect(readRequest(behindProxy, { origins })).toMatchObject({ path: '/ecom', origin });
  });

  it.each([
    ['/ecom?a=b', '/ecom?a=b'],
    ['http://', '/'],
    ['', '/'],
  ])('never throws: the address "%s" has the path %s', (url, path) => {
    expect(readRequest({ url, headers: new Headers() })).toMatchObject({ path, origin: 'http://localhost' });
  });

  it.each([
    ['grocerLastValues=12~84.2GBP~-; a=b', '12~84.2GBP~-'],
    ['grocerLastValues=12%7E84.2GBP%7E-', '12~84.2GBP~-'],
    ['grocerLastValues=%E0%A4%A', '%E0%A4%A'],
  ])('reads the values of the last page from %s', (cookies, lastValues) => {
    expect(readRequest(request({ cookie: cookies })).lastValues).toBe(lastValues);
  });
});
