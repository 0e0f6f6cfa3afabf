const maxWords = 10;
const maxCodePoints = 200;

/**
 * What the shop's search understands of what was typed (specification §5, clarification 59). The word limit comes
 * before the removal, because comma and full stop part words and are themselves removed.
 */
export function sanitiseTerm(typed: string): string {
  const plain = typed
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
  return Array.from(kept).slice(0, maxCodePoints).join('').trim();
}

function firstWords(text: string): string {
  const word = /[^\s,.-]+/g;
  for (let words = 0; words < maxWords; words += 1) {
    if (word.exec(text) === null) return text;
  }
  return text.slice(0, word.lastIndex);
}
