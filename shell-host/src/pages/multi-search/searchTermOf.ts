const maxWords = 10;
const maxCodePoints = 200;

/** What the shop's search understands of an item (clarification 59; items pass it one by one, clarification 90). */
export function searchTermOf(item: string): string {
  const plain = item
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[–—‑]/g, '-')
    .replace(/<\/?[a-z!][^>]*>/gi, '');
  const kept = firstWords(plain)
    .replace(/[^\p{L}\p{M}\p{N}\s&'+-]/gu, '')
    // Marks that a removed character stood between now belong to one letter.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return [...kept].slice(0, maxCodePoints).join('').trim();
}

/** The limit comes before the removal: comma and full stop part words and are themselves removed. */
function firstWords(text: string): string {
  const [last] = [...text.matchAll(/[^\s,.-]+/g)].slice(maxWords - 1);
  return last ? text.slice(0, last.index + last[0].length) : text;
}
