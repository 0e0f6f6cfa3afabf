// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertOneReact } from './assertOneReact.ts';

function Checked() {
  assertOneReact();
  return <p>one React</p>;
}

describe('assertOneReact', () => {
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
  test('says once what to do on a page that does not share React, although React renders twice', async () => {
    await explain();
    await explain();

    expect(reported).toEqual([
      expect.stringMatching(/given React 19\.\S+ The page shares no React with it\. Share react, react-dom/),
    ]);
  });
});
