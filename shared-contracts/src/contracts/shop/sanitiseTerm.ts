const maxWords = 10;
const maxCodePoints = 200;

/**
 * Converts typed text to a search term (behaviour/search#sanitising): at most 10 words and 200 code points;
 * only letters with their combining marks, digits, spaces and & ' + -. Returns '' if nothing is left. The
 * result is plain text, not escaped for HTML or URLs. Never throws; idempotent.
 */
export function sanitiseTerm(typed: string): string {
  const plain = withoutTags(typed.normalize('NFC').replace(/[‘’ʼ]/g, "'").replace(/[–—‑]/g, '-'));
  const cleaned = firstWords(plain)
    .replace(/[^\p{L}\p{M}\p{N}\s&'+-]/gu, '')
    // Removing a character can join a letter and a combining mark, which NFC composes.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  // Cuts to an upper limit before splitting into an array: a code point has at most two code units.
  const bounded = cleaned.slice(0, 2 * maxCodePoints);
  return Array.from(bounded).slice(0, maxCodePoints).join('').trim();
}

/** Removes tags. Searches only up to the last ">", because a search for tags that never end takes quadratic time. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<\/?[a-z!][^>]*>/gi, '') + text.slice(end);
}

/** Limits the number of words. Runs before punctuation is removed: commas, full stops and hyphens separate words. */
function firstWords(text: string): string {
  const word = /[^\s,.-]+/g;
  for (let words = 0; words < maxWords; words += 1) {
    if (word.exec(text) === null) return text;
  }
  return text.slice(0, word.lastIndex);
}
