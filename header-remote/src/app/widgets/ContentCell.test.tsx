// @vitest-environment jsdom
import { aTextCard, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { aShop } from '../../services/testing/aShop.ts';
import { mount } from './mount.tsx';
import { aPage } from './testing/aPage.ts';

const page = aPage();
const { host } = page;
const shop = aShop();

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const cellOf = (content: unknown) =>
  act(async () => mount('ContentCell', host, { services: { origin: shop.origin }, content }));

const headings = () => [...host.querySelectorAll('h2')].map(({ textContent }) => textContent);

/** Waits until the check passes. React renders loaded code when an `act` ends. */
const waitForRender = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {});
    check();
  }, 5000);

test('shows the answer of the content service, which is not reported as an unknown option', async () => {
  const cell = await cellOf(contentFragmentBody());

  await waitForRender(() => expect(headings()).toEqual(['Spring citrus', 'Delivery Pass']));
  expect(page.logged.filter((message) => message.includes('option content'))).toEqual([]);
  await act(async () => cell.unmount());
  expect(host.childElementCount).toBe(0);
});

test('an update with other content shows it, and one without content changes nothing', async () => {
  const cell = await cellOf(aTextCard());
  await waitForRender(() => expect(headings()).toEqual(['Delivery Pass']));

  await act(async () => cell.update({ content: aTextCard({ heading: 'Collect for free' }) }));
  expect(headings()).toEqual(['Collect for free']);

  await act(async () => cell.update({ path: '/ecom/recipes' }));
  expect(headings()).toEqual(['Collect for free']);
  await act(async () => cell.unmount());
});

test('reports content that is invalid, and shows the next content', async () => {
  const cell = await cellOf('<h3>Hello</h3>');
  await waitForRender(() =>
    expect(page.logged.join('\n')).toContain(
      'content: expected a component, a list of components or a fragment at the top, got string',
    ),
  );
  expect(headings()).toEqual([]);

  await act(async () => cell.update({ content: [aTextCard()] }));
  await waitForRender(() => expect(headings()).toEqual(['Delivery Pass']));
  await act(async () => cell.unmount());
});

test('a host’s router follows the links in the content', async () => {
  const navigate = vi.fn();
  const options = { services: { origin: shop.origin }, navigate, content: aTextCard() };
  const cell = await act(async () => mount('ContentCell', host, options));
  await waitForRender(() => expect(headings()).toEqual(['Delivery Pass']));

  host.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  expect(navigate).toHaveBeenCalledWith('/ecom/delivery-pass');
  await act(async () => cell.unmount());
});
