import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let told: string[];

beforeEach(() => {
  told = [];
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation((text) => told.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const explain = async () => (await import('./explainTwoReacts.ts')).explainTwoReacts();

describe('explainTwoReacts', () => {
  test('names the copies on the page and who brought each', async () => {
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

    expect(told.join()).toContain(
      'Shared on this page: React 18.3.1 from my_pages, used by my_pages; React 19.3.1 from header, used by header.',
    );
  });

  test('says what to do on a page that shares nothing', async () => {
    await explain();

    expect(told.join()).toMatch(
      /given React 19\.\S+ The page shares no React with it\. Share react, react-dom/,
    );
  });

  test('says it once, for React tries to render again', async () => {
    await explain();
    await explain();

    expect(told).toHaveLength(1);
  });
});
