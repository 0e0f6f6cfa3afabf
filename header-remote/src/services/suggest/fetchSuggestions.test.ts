import { describe, expect, test, vi } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchSuggestions } from './fetchSuggestions.ts';

const shop = aShop();
const { logger } = shop;
const path = '/term-suggest';

const suggest = (term: string, signal?: AbortSignal) =>
  fetchSuggestions({ ...shop.anonymous({ path }), logger })(term, signal);

const answerWith = (body: unknown) => shop.fault('suggest', { kind: 'status', status: 200, body });

describe('fetchSuggestions', () => {
  test('reads the suggested terms for the typed text', async () => {
    expect(await suggest('milk & hon')).toEqual([]);
    expect(await suggest('milk')).toEqual(expect.arrayContaining(['milk']));

    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/term-suggest?term=milk+%26+hon',
        headers: { authorization: 'Bearer unauthenticated', breadcrumb: 'site-header' },
      },
      { path: '/term-suggest?term=milk' },
    ]);
  });

  test("sends a signed-in shopper's token", async () => {
    const backEnd = await shop.signedIn('signed-in', { path });

    await fetchSuggestions({ ...backEnd, logger })('milk');

    expect(shop.received).toMatchObject([{ headers: { authorization: backEnd.authorization } }]);
  });

  test('reads terms as text or as { term }, without duplicates', async () => {
    await answerWith({ terms: ['milk', { term: 'milk chocolate' }, 7, null, 'milk'] });

    expect(await suggest('milk')).toEqual(['milk', 'milk chocolate']);
  });

  test.each([{}, { terms: null }, { terms: 'milk' }, { terms: { unexpected: [] } }])(
    'an answer of %j has no suggestions',
    async (body) => {
      await answerWith(body);

      expect(await suggest('milk')).toEqual([]);
    },
  );

  test('logs how long the request took', async () => {
    await suggest('milk');

    const [record] = shop.logged;
    expect(shop.logged).toEqual([
      {
        level: 'info',
        message: `Search term suggestion loaded, request took ${record?.durationMs}ms`,
        service: 'suggest',
        path: '/term-suggest',
        url: `${shop.origin}/term-suggest`,
        durationMs: expect.any(Number),
        status: 200,
      },
    ]);
  });

  test.each(everyFault.slice(0, 3))(
    'the service fault %o gives no suggestions and is logged',
    async (fault, error) => {
      await shop.fault('suggest', fault);

      expect(await suggest('milk')).toEqual([]);
      expect(shop.logged).toEqual([
        {
          level: 'error',
          message: expect.stringMatching(/^Error loading search term suggestions: suggest: /),
          error,
          service: 'suggest',
          path: '/term-suggest',
          url: `${shop.origin}/term-suggest`,
          durationMs: expect.any(Number),
          status: { HttpError: 503, NetworkError: 0, ContractError: 200 }[error],
        },
      ]);
      expect(JSON.stringify(shop.logged)).not.toContain('milk');
    },
  );

  test('a service that answers too late gives no suggestions', async () => {
    await shop.fault('suggest', late);
    const backEnd = shop.anonymous({ path, timeoutMs: 50 });

    expect(await fetchSuggestions({ ...backEnd, logger })('milk')).toEqual([]);
    expect(shop.logged).toMatchObject([{ error: 'TimeoutError' }]);
  });

  test('an aborted request throws AbortError and is not logged', async () => {
    await shop.fault('suggest', late);
    const controller = new AbortController();
    const suggested = suggest('milk', controller.signal);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));

    controller.abort();

    await expect(suggested).rejects.toMatchObject({ name: 'AbortError' });
    expect(shop.logged).toEqual([]);
  });
});
