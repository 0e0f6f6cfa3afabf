// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LoadHeader } from '../browser/mountModule.ts';
import type { Release } from '../release.ts';
import { HeaderSlot } from './HeaderSlot.tsx';
import { fallbackAfterMs } from './retainHeader.ts';
import {
  aPageForEachTest,
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

describe('HeaderSlot, while the header is loading', () => {
  test('reserves height without a fragment, and shows the fallback header after a second', async () => {
    const waiting: LoadHeader = () => new Promise(() => {});
    await render(slotAt('/ecom/shop/search?searchTerm=milk', waiting));
    expect(slot().hasAttribute('data-grocer-waiting')).toBe(true);
    expect(slot().childElementCount).toBe(0);

    await later(fallbackAfterMs);

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

  test('a header that loads late replaces the fallback header and keeps the typed text', async () => {
    let arrive = () => {};
    const late: LoadHeader = async (...requested) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return load(...requested);
    };
    await render(slotAt('/a', late));
    await later(fallbackAfterMs);
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

  test('reserves height in the server’s HTML without a fragment', () => {
    const html = renderToString(<HeaderSlot load={load} nonce="n1" remote="https://r/" />);

    expect(html).toContain('data-grocer-waiting=""');
    expect(html).toContain('<style nonce="n1">[data-grocer-waiting]{');
  });
});
