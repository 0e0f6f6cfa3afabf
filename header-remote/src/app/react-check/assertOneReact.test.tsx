// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
