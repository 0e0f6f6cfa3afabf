import { expect, test, vi } from 'vitest';
import { fetchSuggestions } from './suggestions.ts';
import { aShop, everyFault, late } from './testing/aShop.ts';

const shop = aShop();
const { logger } = shop;
const path = '/term-suggest';

const suggest = (term: string, signal?: AbortSignal, timeoutMs = 5000) =>
  fetchSuggestions({ ...shop.anonymous({ path, timeoutMs }), logger })(term, signal);

test('reads the suggested terms for the typed text', async () => {
  expect(await suggest('milk & hon')).toEqual([]);
  expect(await suggest('milk')).toEqual(expect.arrayContaining(['milk']));

  expect(shop.received).toMatchObject([
    { path: '/term-suggest?term=milk+%26+hon' },
    { path: '/term-suggest?term=milk' },
  ]);
});

const call = { service: 'suggest', path: '/term-suggest', durationMs: expect.any(Number) };

test('logs how long the request took', async () => {
  await suggest('milk');

  const message = `Search term suggestion loaded, request took ${shop.logged[0]?.durationMs}ms`;
  const url = `${shop.origin}/term-suggest`;
  expect(shop.logged).toEqual([{ level: 'info', message, ...call, url, status: 200 }]);
});

test.each([...everyFault.slice(0, 3), [late, 'TimeoutError'] as const])(
  'the service fault %o gives no suggestions and is logged as %s, without the term',
  async (fault, error) => {
    await shop.fault('suggest', fault);

    expect(await suggest('milk', undefined, fault === late ? 50 : 5000)).toEqual([]);
    expect(shop.logged).toEqual([
      {
        level: 'error',
        message: expect.stringMatching(/^Error loading search term suggestions: suggest: /),
        error,
        ...call,
        url: `${shop.origin}/term-suggest`,
        status: { HttpError: 503, ContractError: 200 }[error] ?? 0,
      },
    ]);
    expect(JSON.stringify(shop.logged)).not.toContain('milk');
  },
);

test('an aborted request throws AbortError and is not logged', async () => {
  await shop.fault('suggest', late);
  const controller = new AbortController();
  const suggested = suggest('milk', controller.signal);
  await vi.waitFor(() => expect(shop.received).toHaveLength(1));

  controller.abort();

  await expect(suggested).rejects.toMatchObject({ name: 'AbortError' });
  expect(shop.logged).toEqual([]);
});
