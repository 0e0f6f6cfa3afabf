/**
 * Replaces text nodes as the translators of browsers do, but with the same words: a text that React no longer
 * updates is then found by its old words. Skips text areas, whose text is their value.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.localName === 'textarea') continue;
    const words = document.createElement('font');
    words.append(document.createElement('font'));
    words.firstElementChild?.append(text.data);
    text.replaceWith(words);
  }
}
