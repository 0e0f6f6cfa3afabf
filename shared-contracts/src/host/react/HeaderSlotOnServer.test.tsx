// @vitest-environment jsdom
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { keepFragment } from '../fragmentKey.ts';
import { HeaderSlot } from './HeaderSlot.tsx';
import { aPageForEachTest, app, later, load, observed, render, slot } from './testing/aPage.tsx';

aPageForEachTest();

const remote = 'https://header.example/stable/';
const preloadLinks = [
  {
    rel: 'preload',
    as: 'script',
    href: 'https://header.example/1.0.0/remoteEntry.js',
    integrity: 'sha384-x',
  },
];
const html = '<div data-grocer="1">from the server</div>';
const page = (fragmentKey: string) => (
  <StrictMode>
    <HeaderSlot fragmentKey={fragmentKey} load={load} remote={remote} />
  </StrictMode>
);

describe('HeaderSlot with renderSlot (behaviour/loading#render-slot)', () => {
  test('writes the HTML into the document once, and preloads the scripts', () => {
    const document = renderToString(page(keepFragment({ html, preloadLinks })));

    expect(document.split('from the server')).toHaveLength(2);
    expect(document).toMatch(
      /<link rel="preload"[^>]* href="https:\/\/header\.example\/1\.0\.0\/remoteEntry\.js"/,
    );
    expect(document).not.toContain('data-grocer-waiting');
  });

  test('the browser hydrates it without the HTML', async () => {
    app.innerHTML = renderToString(page(keepFragment({ html, preloadLinks: [] })));

    observed.roots.push(hydrateRoot(app, page('a key of the server')));
    expect(app.textContent).toBe('from the server');
    await later(1);

    expect(slot().textContent).toBe('the header');
    expect(observed.log[0]).toBe('mount');
    expect(observed.consoleErrors).toEqual([]);
  });

  test('a key that this process does not know reserves the height', () => {
    expect(renderToString(page('gone'))).toContain('data-grocer-waiting');
  });
});

describe('HeaderSlot in an app with a router (behaviour/loading#router)', () => {
  test('the path of the router takes the place of that in the options, and follows it', async () => {
    const options = { path: '/old' };
    const at = (path: string) => <HeaderSlot load={load} options={options} path={path} remote={remote} />;
    const root = await render(at('/a'));

    await render(at('/b'), root);
    await render(at('/b'), root);

    expect(observed.log).toEqual(['mount', 'path /a', 'path /b']);
  });

  test('the header opens links with the router', async () => {
    const navigate = () => {};
    const mounted: unknown[] = [];
    const loader: typeof load = async (...args) => {
      const header = await load(...args);
      return {
        ...header,
        mount(widget, element, options) {
          mounted.push(options?.navigate);
          return header.mount(widget, element, options);
        },
      };
    };

    await render(<HeaderSlot load={loader} navigate={navigate} remote={remote} />);

    expect(mounted).toEqual([navigate]);
  });
});
