// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/order/100234/edit?searchTerm=milk"}
import { expect, test } from 'vitest';
import { eventSchemas } from '../../../contracts/events/events.ts';
import { resolveOptions } from '../../../contracts/options/headerOptions.ts';
import { answerInspectors } from '../../shared/inspection.ts';
import { aLoadedRelease } from '../../testing/aRemote.ts';
import { describePage, textOf } from './describePage.ts';
import { eventNames, recordActivity } from './recordActivity.ts';

const reportOf = async (records: Parameters<typeof describePage>[1]) =>
  textOf(await describePage(aLoadedRelease(), records));

test('the report names release, React, session, options and calls, without what a shopper has typed', async () => {
  const services = { origin: 'https://services.example' };
  const path = '/ecom/search?searchTerm=milk';
  const options = resolveOptions({ services, path, navigate: function goTo() {}, logger: console });
  const react = { version: '19.3.1', isOwn: false };
  expect(await reportOf([])).toContain('- Running: not mounted yet');
  answerInspectors(async () => ({ version: '1.0.0', react, options, session: { slot: 'booked' } }));
  const trolley = Array.from({ length: 60 }, (_, at) => ({ at, text: 'event trolley' }));
  const call = { at: 1500, text: 'call of a service', url: 'https://services.example/orders' };
  const elsewhere = { at: 1400, text: 'call of the page', url: 'https://news.example/feed' };

  const report = await reportOf([call, elsewhere, ...trolley]);

  for (const line of [
    'Version: 1.0.0\n- Contract: 0.1.0, for lines 0.1; this page has 0.1.0',
    'Integrity: sha384-entry, verified by the browser',
    'Running: 1.0.0\n- React: 19.3.1, the page’s copy',
    'Page: https://shop.example/ecom/order/…/edit',
    'slot: booked',
    'path: /ecom/search\n- logger: given',
    'navigate: function goTo',
    'services.graph: https://services.example',
    '0.059 s: event trolley\n- 1.500 s: call of a service',
  ])
    expect(report).toContain(`- ${line}`);
  expect(report.match(/^- .* s: /gm)).toHaveLength(50);
  expect(report).not.toContain('milk');
});

test('all events of the contract are recorded once, by name and time only', () => {
  expect(eventNames).toEqual(Object.keys(eventSchemas));
  const records = recordActivity();
  recordActivity();

  window.dispatchEvent(new CustomEvent('grocer:search_submitted', { detail: { term: 'milk' } }));

  expect(records.slice(1)).toEqual([{ at: expect.any(Number), text: 'event search_submitted' }]);
});
