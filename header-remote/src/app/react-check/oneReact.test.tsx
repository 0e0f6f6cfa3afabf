// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertOneReact } from './assertOneReact.ts';

function Checked() {
  assertOneReact();
  return <p>one React</p>;
}

describe('assertOneReact', () => {
  test('passes while the header’s own React renders', () => {
    expect(renderToString(<Checked />)).toBe('<p>one React</p>');
  });

  test('throws when another React renders, also after the header’s own React has rendered', () => {
    const root = createRoot(document.createElement('div'));
    flushSync(() => root.render(<Checked />));

    // A call outside of this React's render is like a call from another React's render.
    expect(assertOneReact).toThrow(/Two copies of React met: the header was given React 19\./);
  });
});

let reported: string[];

beforeEach(() => {
  reported = [];
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation((text) => reported.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const explain = async () => (await import('./explainTwoReacts.ts')).explainTwoReacts();

describe('explainTwoReacts', () => {
  test('names the copies of React on the page and who loaded each', async () => {
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

    await explain();

    expect(reported.join()).toContain(
      'Shared on this page: React 18.3.1 from my_pages, used by my_pages; React 19.3.1 from header, used by header.',
    );
  });

  test('says what to do on a page that does not share React', async () => {
    await explain();

    expect(reported.join()).toMatch(
      /given React 19\.\S+ The page shares no React with it\. Share react, react-dom/,
    );
  });

  test('reports once, although React renders a second time', async () => {
    await explain();
    await explain();

    expect(reported).toHaveLength(1);
  });
});
