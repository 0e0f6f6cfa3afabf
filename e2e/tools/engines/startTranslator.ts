import type { Shopper } from './Shopper.ts';

/**
 * Translates the header's widgets as browsers do: replaces each text node by elements, also in content that
 * is inserted later. The words stay the same, so a test notices a text that React can no longer update.
 */
export const startTranslator = (shopper: Shopper): Promise<void> => shopper.run(`(${translateInPage})()`);

/** Crashes of the header, and uncaught errors, in the documents that were translated. */
export const crashesOf = (shopper: Shopper): Promise<string[]> =>
  shopper.run(`return JSON.parse(sessionStorage.getItem('crashes') ?? '[]')`);

/** Plain JavaScript, because WebKit's driver takes scripts as text. */
const translateInPage = `() => {
  if (globalThis.isTranslated) return;
  globalThis.isTranslated = true;
  const report = (text) => {
    const crashes = JSON.parse(sessionStorage.getItem('crashes') ?? '[]');
    sessionStorage.setItem('crashes', JSON.stringify([...crashes, text]));
  };
  addEventListener('grocer:header_error', ({ detail }) => report(detail.code + ': ' + detail.message));
  addEventListener('error', ({ message }) => report('uncaught: ' + message));
  const isTranslatable = ({ data, parentElement }) =>
    data.trim() !== '' &&
    parentElement !== null &&
    parentElement.closest('[data-grocer]') !== null &&
    parentElement.closest('font, script, style, textarea') === null;
  const translate = (root) => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(isTranslatable)) {
      const words = document.createElement('font');
      words.append(document.createElement('font'));
      words.firstChild.append(text.data);
      text.replaceWith(words);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
}`;
