// @vitest-environment jsdom
import { createRoutes } from '@grocer/shared-contracts';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { hostileParams, xssVectors } from '../testing/xssVectors.ts';
import { Message } from './Message.tsx';

afterEach(cleanup);

const { contentLink } = createRoutes();

function renderMessage(text: string, params: Record<string, string> = {}) {
  const onUnknownName = vi.fn();
  const { container } = render(
    <Message linkOf={contentLink} onUnknownName={onUnknownName} params={params} text={text} />,
  );
  return { container, html: container.innerHTML, onUnknownName };
}

const allowedTags = new Set(['B', 'STRONG', 'EM', 'I', 'BR', 'P', 'UL', 'OL', 'LI', 'SPAN', 'A']);

/** Expects only allowed elements, and links to a page, a phone number or an e-mail address. */
function expectHarmless(container: Element): void {
  for (const element of container.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(name).toBe('href');
      expect(new URL(value, 'https://shop.example').protocol).toMatch(/^(?:https?|mailto|tel):$/);
    }
  }
}

test.each([
  ['plain text', 'Please try again', 'Please try again'],
  [
    'emphasis',
    'a <b>b</b> <STRONG>c</STRONG> <em>d</em> <i>e</i>',
    'a <b>b</b> <strong>c</strong> <em>d</em> <i>e</i>',
  ],
  ['lines and paragraphs', 'a<br/>b<p>c<p>d', 'a<br>b<p>c</p><p>d</p>'],
  ['lists', '<ul><li>a<li>b</ul><ol><li>c</li></ol>', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
  ['a list after a paragraph', '<p>a<ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['a list item outside of a list', '<li>a</li>', 'a'],
  ['a link within a link', '<a href="/ecom/a">a <a href="/ecom/b">b</a></a>', '<a href="/ecom/a">a b</a>'],
  [
    'character references',
    'Salt &amp; vinegar, &pound;2 &lt;b&gt; &#8211; &#x2026; &nosuch;',
    'Salt &amp; vinegar, £2 &lt;b&gt; – … &amp;nosuch;',
  ],
  ['a < that begins no tag', '1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
  ['tags that are never closed', '<b>a <i>b', '<b>a <i>b</i></b>'],
  ['closing tags without an opening one', 'a</b></p> b', 'a b'],
  ['elements that are not allowed, whose text stays', '<h1>a</h1> <div class="x">b</div>', 'a b'],
  ['attributes', '<span class="x" style="color:red" id="y">a</span>', '<span>a</span>'],
])('a message with %s is rendered as safe HTML', (_, text, html) => {
  expect(renderMessage(text).html).toBe(html);
});

test.each([
  ['/content/site/en/help.html?a=b#c', '/ecom/help?a=b#c'],
  ['https://cellar.example/wine', 'https://cellar.example/wine'],
  ['tel:08081570111', 'tel:08081570111'],
  ['mailto:help@grocer.example', 'mailto:help@grocer.example'],
])('a link to %s leads to %s', (href, address) => {
  expect(renderMessage(`<a href="${href}">x</a>`).container.querySelector('a')?.getAttribute('href')).toBe(
    address,
  );
});

test('values are filled in as text, even if they contain HTML', () => {
  const { html, onUnknownName } = renderMessage('Call <b>${who}</b> on <a href="tel:${tel}">${phone}</a>', {
    who: '<i>us</i> &amp; all',
    tel: '08081570111',
    phone: '0808 157 0111',
  });
  expect(html).toBe(
    'Call <b>&lt;i&gt;us&lt;/i&gt; &amp;amp; all</b> on <a href="tel:08081570111">0808 157 0111</a>',
  );
  expect(onUnknownName).not.toHaveBeenCalled();
});

test('a value may be an element', () => {
  const { container } = render(
    <Message
      linkOf={contentLink}
      onUnknownName={() => {}}
      params={{ date: '5 March', time: <em>9am</em> }}
      text="At <b>${date}, ${time}</b>."
    />,
  );
  expect(container.innerHTML).toBe('At <b>5 March, <em>9am</em></b>.');
});

test('a placeholder without a value prints nothing and is reported once', () => {
  const { html, onUnknownName } = renderMessage('Hello ${name}${constructor}!', { phone: '1' });
  expect(html).toBe('Hello !');
  expect(onUnknownName.mock.calls).toEqual([['name,constructor']]);
});

test.each(xssVectors.map((vector) => [vector]))('the attack %s does nothing in a message', (vector) => {
  expectHarmless(renderMessage(vector, hostileParams).container);
});

const pieces =
  '< > " \' <a href= </a> <script </script> <!-- --> <p> <li> <ul> ${ } &# ; javascript: onclick=alert(1) /';

test('any message is rendered harmlessly, and plain text is unchanged', () => {
  const piece = fc.oneof(
    fc.constantFrom(' ', ...pieces.split(' ')),
    fc.string(),
    fc.constantFrom(...xssVectors),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (message) => {
      const { container } = renderMessage(message.join(''), hostileParams);
      expectHarmless(container);
      cleanup();
    }),
    { numRuns: 200 },
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '1', '.', '"', "'", '>') }), (words) => {
      expect(renderMessage(words).container.textContent).toBe(words);
      cleanup();
    }),
  );
});
