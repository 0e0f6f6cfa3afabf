import { openPrerendered } from '../../fixtures/prerender/openPrerendered.ts';
import { expect, test } from '../../fixtures/test.ts';

const visits = [
  {
    who: 'a signed-in shopper',
    scenario: 'slot-booked',
    lastEvent: 'trolley',
    calls: ['/api/token/v1/token', '/v1/shopping-context', '/graph/live'],
  },
  {
    who: 'an anonymous visitor',
    scenario: 'anonymous',
    lastEvent: 'session',
    calls: ['/api/token/v1/token'],
  },
] as const;

for (const { who, calls, ...visit } of visits) {
  test(`a page that is prerendered for ${who} is silent until it is opened, and then does everything once`, async ({
    stack,
  }) => {
    await using page = await openPrerendered(stack, visit);

    expect(await page.prerendered).toEqual({ log: [], openedAt: 0, hasHeader: false });
    const { log, openedAt } = await page.open();

    expect(openedAt).toBeGreaterThan(0);
    expect(log.filter((line) => line.startsWith('before'))).toEqual([]);
    for (const call of calls) expect(log.filter((line) => line.endsWith(`call ${call}`))).toHaveLength(1);
    for (const event of ['header_ready', visit.lastEvent])
      expect(log.filter((line) => line === `after: event ${event}`)).toHaveLength(1);
  });
}
