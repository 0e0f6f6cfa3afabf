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
  test('has nothing to say while its own React renders', () => {
    expect(renderToString(<Checked />)).toBe('<p>one React</p>');
  });

  test('hears another React after its own has rendered something else of the page', () => {
    const root = createRoot(document.createElement('div'));
    flushSync(() => root.render(<Checked />));

    // Called outside of this React's render, as from another React's.
    expect(assertOneReact).toThrow(/Two copies of React met: the header was given React 19\./);
  });
});
