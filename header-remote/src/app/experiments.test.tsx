// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/shop"}
import { lastEvent } from '@grocer/shared-contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from '../platform/cookies/testing/setCookie.ts';
import { aShop } from '../services/testing/aShop.ts';
import { experimentsAtom } from '../state/page/page.ts';
import { renderFragment } from './fragment/renderFragment.tsx';
import { getSharedInstance } from './runtime/sharedInstance.ts';
import { mount } from './widgets/mount.tsx';
import { aPage, patiently } from './widgets/testing/aPage.ts';

const shop = aShop();
const page = aPage();
const experiments = { 'search-label': 'short', trolley: undefined };
const element = () => page.host.querySelector('[data-grocer-experiments~="search-label:short"]');

afterEach(() => setCookie('cookieConsentAnalytics='));

/** Opens a page whose server chose a variant, with two widgets. Returns the events that analytics got. */
async function openPage(): Promise<object[]> {
  const options = { services: { origin: shop.origin }, path: '/ecom/shop' };
  const request = { path: '/ecom/shop', origin: 'https://shop.example', hasTokenSession: false };
  const styles = { href: 'http://remote/widgets.css', css: '' };
  page.host.innerHTML = renderFragment({ options, ...request, styles, experiments });
  expect(element()).not.toBeNull();
  const sent: object[] = [];
  const analytics = (name: string, { experiment, variant }: Record<string, unknown>) =>
    void sent.push({ name, experiment, variant });
  const button = document.body.appendChild(document.createElement('div'));
  page.mounted.push(mount('Header', page.host, { ...options, analytics }));
  page.mounted.push(mount('CheckoutButton', button, { ...options, analytics }));
  await vi.waitFor(() => expect(lastEvent('session')).toBeDefined(), patiently);
  return sent;
}

test('the variant of an experiment is in the first HTML and in the header, and analytics hear of it once', async () => {
  setCookie('cookieConsentAnalytics=true');

  const sent = await openPage();

  const exposure = { name: 'experiment_exposure', experiment: 'search-label', variant: 'short' };
  expect(sent).toEqual([exposure]);
  expect(getSharedInstance({}).store.get(experimentsAtom)).toEqual({ 'search-label': 'short' });
  expect(element()).not.toBeNull();
  expect([...page.errors, ...page.logged]).toEqual([]);
});

test('without consent analytics do not hear of the variant', async () => {
  expect(await openPage()).toEqual([]);
});
