// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { assertOneReact } from './assertOneReact.ts';

afterEach(() => vi.unstubAllGlobals());

function Checked() {
  assertOneReact();
  return <p>one React</p>;
}

describe('assertOneReact', () => {
  test('has nothing to say while its own React renders', () => {
    expect(renderToString(<Checked />)).toBe('<p>one React</p>');
  });

  test('names the copies on the page and who brought each, when another React renders', () => {
    vi.stubGlobal('__FEDERATION__', {
      __SHARE__: {
        shell: {
          default: {
            react: {
              '18.3.1': { from: 'my_pages', loaded: true, useIn: ['my_pages'] },
              '19.3.1': { from: 'header', loaded: true, useIn: ['header'] },
            },
          },
        },
      },
    });

    // Called outside of this React's render, as from another React's.
    expect(assertOneReact).toThrow(
      'Shared on this page: React 18.3.1 from my_pages, used by my_pages; React 19.3.1 from header, used by header.',
    );
  });

  test('hears another React after its own has rendered something else of the page', () => {
    const root = createRoot(document.createElement('div'));
    flushSync(() => root.render(<Checked />));

    expect(assertOneReact).toThrow('Two copies of React met');
  });

  test('says what to do on a page that shares nothing', () => {
    expect(assertOneReact).toThrow(
      /given React 19\.\S+ The page shares no React with it\. Share react, react-dom/,
    );
  });
});
