/**
 * Replaces text nodes as the translators of browsers do. The words stay, so that a text that no longer changes is found. A
 * textarea's text is its value.
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
