// @vitest-environment jsdom
import { lastEvent } from '@grocer/shared-contracts';
import type { ServerAnalyticsEvent } from '@grocer/shared-contracts/host/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '../../platform/cookies/testing/setCookie.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { renderFragment } from '../fragment/renderFragment.tsx';
import { mount } from './mount.tsx';
import { aPage, patiently } from './testing/aPage.ts';

const shop = aShop();
const page = aPage();
const { host } = page;
let sent: { name: string; payload: object }[];

beforeEach(() => {
  sent = [];
});
afterEach(() => consentTo(''));

const consentTo = (value: string) => setCookie(`cookieConsentAnalytics=${value}`);

const options = () => ({
  services: { origin: shop.origin },
  path: '/ecom/recipes',
  analytics: (name: string, payload: object) => void sent.push({ name, payload }),
});

const pageView: ServerAnalyticsEvent = { name: 'page_view', payload: { title: 'Milk & “honey” </div>' } };

function openPage(change = (html: string) => html): void {
  host.innerHTML = change(
    renderFragment({
      options: options(),
      path: '/ecom/recipes',
      origin: 'http://localhost:3000',
      hasTokenSession: false,
      styles: { href: 'http://remote/widgets.css', css: '' },
      analytics: [pageView],
    }),
  );
}

async function mountAll(...names: ('Header' | 'CheckoutButton')[]): Promise<void> {
  for (const name of names) {
    const element = name === 'Header' ? host : document.body.appendChild(document.createElement('div'));
    const widget = mount(name, element, options());
    page.mounted.push(widget);
    await widget.rendered;
  }
  await vi.waitFor(() => expect(lastEvent('session')).toBeDefined(), patiently);
}

test.each<[what: string, widgets: Parameters<typeof mountAll>, change?: (html: string) => string]>([
  [
    'once if another widget has been mounted before the header',
    ['CheckoutButton', 'Header', 'CheckoutButton'],
  ],
  [
    'if the fragment is of another version and is replaced',
    ['Header'],
    (html) => html.replace('&quot;development&quot;', '&quot;0.0.9&quot;'),
  ],
])('the analytics events of the host’s server are sent %s', async (_, widgets, change) => {
  consentTo('true');
  openPage(change);

  await mountAll(...widgets);

  expect(sent).toMatchObject([{ ...pageView, payload: { ...pageView.payload, pageType: 'content' } }]);
});
