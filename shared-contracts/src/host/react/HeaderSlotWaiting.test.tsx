// @vitest-environment jsdom
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';
import type { LoadHeader } from '../browser/mountModule.ts';
import { UnsupportedBrowserError } from '../shared/supportedBrowser.ts';
import { HeaderSlot } from './HeaderSlot.tsx';
import {
  aPageForEachTest,
  app,
  fragmentBeforeApp,
  input,
  later,
  load,
  observed,
  render,
  slot,
  slotAt,
} from './testing/aPage.tsx';

aPageForEachTest();

const waiting: LoadHeader = () => new Promise(() => {});

/** A header whose `mount` throws in the given tries. */
const throwing =
  (tries: number): LoadHeader =>
  async (...requested) => {
    const header = await load(...requested);
    return {
      ...header,
      mount(...args) {
        observed.log.push('try');
        if (observed.log.length <= tries) throw new Error('no cookies here');
        return header.mount(...args);
      },
    };
  };

describe('HeaderSlot, while the header is loading', () => {
  test('shows the fallback header in the same commit as the host’s content, in reserved height', () => {
    const root = createRoot(app);
    observed.roots.push(root);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

    flushSync(() =>
      root.render(
        <StrictMode>
          {slotAt('/ecom/shop/search?searchTerm=milk', waiting)}
          <h1>Groceries</h1>
        </StrictMode>,
      ),
    );

    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect(app.querySelector('h1')).not.toBeNull();
    expect(slot().hasAttribute('data-grocer-waiting')).toBe(true);
    expect(slot().querySelectorAll('[data-grocer]')).toHaveLength(1);
    const links = [...slot().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/ecom/shop/browse/groceries',
      '/ecom/login?redirect=%2Fecom%2Fshop%2Fsearch%3FsearchTerm%3Dmilk',
      '/ecom/shop/trolley',
      '/ecom/shop/browse/groceries',
    ]);
    expect(slot().querySelector('form')?.getAttribute('action')).toBe('/ecom/shop/search');
    expect(input().value).toBe('milk');
    expect(slot().querySelector('[style]')).toBeNull();
  });

  test('a browser that is not supported keeps the fallback header, and is not asked again', async () => {
    const note = vi.spyOn(console, 'info').mockImplementation(() => {});
    const refused = vi.fn<LoadHeader>(async () => {
      throw new UnsupportedBrowserError('the header needs a browser with popovers');
    });

    await render(slotAt('/a', refused));
    await later(120_000);

    expect(slot().querySelectorAll('[data-grocer-fallback]')).toHaveLength(1);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(note).toHaveBeenCalledWith('[grocer header] the header needs a browser with popovers');
    expect(observed.consoleErrors).toEqual([]);
  });

  test('a header that loads late replaces the fallback header and keeps the typed text', async () => {
    let arrive = () => {};
    const late: LoadHeader = async (...requested) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return load(...requested);
    };
    await render(slotAt('/a', late));
    input().value = 'oats';

    arrive();
    await later(1);

    expect(slot().textContent).toBe('the header');
    expect(input().value).toBe('oats');
    expect(slot().hasAttribute('data-grocer-waiting')).toBe(false);
  });

  test('retries after a failed load, and reports it once', async () => {
    let tries = 0;
    const failing: LoadHeader = async (...requested) => {
      tries += 1;
      if (tries < 3) throw new Error('down');
      return load(...requested);
    };

    await render(slotAt('/a', failing));
    expect(slot().querySelector('form')).not.toBeNull();
    await later(20_000);

    expect(tries).toBe(3);
    expect(slot().textContent).toBe('the header');
    expect(observed.consoleErrors).toHaveLength(1);
  });

  test('retries immediately when the browser is online again', async () => {
    let tries = 0;
    const failing: LoadHeader = async () => {
      tries += 1;
      throw new Error('down');
    };
    await render(slotAt('/a', failing));
    await later(1000);

    window.dispatchEvent(new Event('online'));
    await later(1);

    expect(tries).toBe(2);
  });

  test('restores the fragment when the header crashes in its first render', async () => {
    fragmentBeforeApp();
    const crashing: LoadHeader = async () => ({
      release: {} as Release,
      mount: (_widget, element) => {
        element.querySelector('[data-grocer]')?.remove();
        return { rendered: Promise.reject(new Error('crash')), update() {}, unmount() {} };
      },
    });

    await render(slotAt('/a', crashing));

    expect(slot().querySelector('[data-grocer="1"] input')).not.toBeNull();
  });

  test('keeps one fragment, however often mount() throws, and is replaced by the header that mounts', async () => {
    fragmentBeforeApp();
    const fragment = document.querySelector('[data-grocer]');
    await render(slotAt('/a', throwing(5)));
    await later(20_000);

    expect(observed.log).toHaveLength(5);
    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
    expect(document.querySelector('[data-grocer]')).toBe(fragment);
    expect(observed.consoleErrors).toHaveLength(1);

    await later(5000);
    expect(slot().textContent).toBe('the header');
    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
  });

  test('removes what a header has rendered before its mount() throws', async () => {
    fragmentBeforeApp();
    const halfWay: LoadHeader = async (...requested) => ({
      ...(await load(...requested)),
      mount(_widget, element) {
        element.append(Object.assign(document.createElement('div'), { dataset: {} }));
        element.lastElementChild?.setAttribute('data-grocer', '');
        throw new Error('half-way');
      },
    });

    await render(slotAt('/a', halfWay));
    await later(10_000);

    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
    expect(input()).not.toBeNull();
  });

  test('shows the plain header in a frame that may not read cookies, and no rejection is left unhandled', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });

    await render(slotAt('/a', throwing(99)));
    await later(10_000);

    expect(slot().querySelectorAll('form')).toHaveLength(1);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 1));
    vi.useFakeTimers();
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  test('never throws, even if the plain header cannot be rendered', async () => {
    vi.spyOn(document, 'createElementNS').mockImplementation(() => {
      throw new TypeError('not on this page');
    });

    await render(slotAt('/a'));

    expect(slot().textContent).toBe('the header');
    expect(observed.consoleErrors.join()).toContain('could not show its plain header');
  });

  test('reserves height in the server’s HTML without a fragment', () => {
    const html = renderToString(<HeaderSlot load={load} nonce="n1" remote="https://r/" />);

    expect(html).toContain('data-grocer-waiting=""');
    expect(html).toContain('<style nonce="n1">[data-grocer-waiting]{');
  });
});
