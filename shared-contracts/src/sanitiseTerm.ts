const maxWords = 10;
const maxCodePoints = 200;

/**
 * What the shop's search understands of what was typed (specification §5, clarification 59): 10 words and 200 code
 * points at most, nothing but letters, digits, spaces and & ' + -. Never throws; a second pass changes nothing. Plain
 * text, not escaped for HTML or an address. '' where nothing is left to search for.
 */
export function sanitiseTerm(typed: string): string {
  const plain = withoutTags(typed.normalize('NFC').replace(/[‘’ʼ]/g, "'").replace(/[–—‑]/g, '-'));
  const kept = firstWords(plain)
    .replace(/[^\p{L}\p{M}\p{N}\s&'+-]/gu, '')
    // Marks that a removed character stood between now belong to one letter.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  // A code point has two units at most.
  const enough = kept.slice(0, 2 * maxCodePoints);
  return Array.from(enough).slice(0, maxCodePoints).join('').trim();
}

/** Behind the last ">" no tag can end: looking for its end from every "<" there would take the length squared. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<\/?[a-z!][^>]*>/gi, '') + text.slice(end);
}

/** The limit comes before the removal: comma and full stop part words and are themselves removed. */
function firstWords(text: string): string {
  const word = /[^\s,.-]+/g;
  for (let words = 0; words < maxWords; words += 1) {
    if (word.exec(text) === null) return text;
  }
  return text.slice(0, word.lastIndex);
}
