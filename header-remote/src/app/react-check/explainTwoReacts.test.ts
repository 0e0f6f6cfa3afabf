import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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
