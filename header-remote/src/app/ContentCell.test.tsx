// @vitest-environment jsdom
import { startSandbox } from '@grocer/sandbox/server';
import { aTextCard, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from './mount.tsx';

let services: Awaited<ReturnType<typeof startSandbox>>;
let complaints: string[];
const host = document.createElement('div');

beforeAll(async () => {
  services = await startSandbox({ port: 0 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
  document.body.replaceChildren(host);
  host.replaceChildren();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => services.close());

const cellOf = (content: unknown) =>
  act(async () => mount('ContentCell', host, { services: { origin: services.origin }, content }));

const headings = () => [...host.querySelectorAll('h2')].map(({ textContent }) => textContent);

/** React draws what has come when an act ends. */
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {});
    check();
  }, 5000);

describe('ContentCell', () => {
  test('shows what the content service answered', async () => {
    const cell = await cellOf(contentFragmentBody());

    await settled(() => expect(headings()).toEqual(['Spring citrus', 'Delivery Pass']));
    await act(async () => cell.unmount());
    expect(host.childElementCount).toBe(0);
  });

  test('shows other content when it is given some', async () => {
    const cell = await cellOf(aTextCard());
    await settled(() => expect(headings()).toEqual(['Delivery Pass']));

    await act(async () => cell.update({ content: aTextCard({ heading: 'Collect for free' }) }));
    expect(headings()).toEqual(['Collect for free']);

    await act(async () => cell.update({ path: '/ecom/recipes' }));
    expect(headings()).toEqual(['Collect for free']);
    await act(async () => cell.unmount());
  });

  test('says what is wrong with content that is none, and shows the next', async () => {
    const cell = await cellOf('<h3>Hello</h3>');
    await settled(() =>
      expect(complaints.join('\n')).toContain(
        'content: expected a component, a list of components or a fragment at the top, got string',
      ),
    );
    expect(headings()).toEqual([]);

    await act(async () => cell.update({ content: [aTextCard()] }));
    await settled(() => expect(headings()).toEqual(['Delivery Pass']));
    await act(async () => cell.unmount());
  });

  test('its content is no option of the page', async () => {
    const cell = await cellOf(aTextCard());
    await settled(() => expect(headings()).toEqual(['Delivery Pass']));

    expect(complaints.filter((words) => words.includes('option content'))).toEqual([]);
    await act(async () => cell.unmount());
  });

  test('a host with a router follows its links', async () => {
    const navigate = vi.fn();
    const options = { services: { origin: services.origin }, navigate, content: aTextCard() };
    const cell = await act(async () => mount('ContentCell', host, options));
    await settled(() => expect(headings()).toEqual(['Delivery Pass']));

    host.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

    expect(navigate).toHaveBeenCalledWith('/ecom/delivery-pass');
    await act(async () => cell.unmount());
  });
});
