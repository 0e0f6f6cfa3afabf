/** A piece of a suggestion. */
export interface TextSegment {
  text: string;
  /** Whether the piece matches a word of the search term. */
  isMatch: boolean;
}

const minWordLength = 3;

/** Longest part of a term that is used: the search ignores the rest. It also limits the time that matching takes. */
const maxTermLength = 200;

/** Longest part of a suggestion that is searched. It limits how many elements a suggestion renders. */
const maxMatchedLength = 1000;

/**
 * Splits a suggestion at every occurrence of each word of the term that has three or more letters or digits. Case and
 * accents are ignored (behaviour/search#highlighting). The joined segments are the suggestion.
 */
export function highlightMatches(suggestion: string, term: string): TextSegment[] {
  const { folded, offsets } = fold(suggestion.slice(0, maxMatchedLength));
  const matches = new Uint8Array(suggestion.length);
  for (const word of wordsOf(term)) {
    // Matches may overlap: "nana" occurs twice in "nanana".
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      matches.fill(1, offsets[at], offsets[at + word.length]);
    }
  }
  return segmentsOf(suggestion, matches);
}

function wordsOf(term: string): string[] {
  const words = fold(term.slice(0, maxTermLength)).folded.match(/[\p{L}\p{N}']+/gu) ?? [];
  return [...new Set(words)].filter((word) => Array.from(word).length >= minWordLength);
}

interface Folded {
  folded: string;
  /** For each code unit of `folded`, the offset of its letter in the original text. Ends with that text's length. */
  offsets: number[];
}

/** Folds case, accents and apostrophes. A separate combining mark belongs to the letter before it. */
function fold(text: string): Folded {
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  for (const letter of text) {
    folded += letter <= '\u007f' ? letter.toLowerCase() : foldNonAscii(letter);
    while (offsets.length < folded.length) offsets.push(offset);
    offset += letter.length;
  }
  return { folded, offsets: [...offsets, offset] };
}

/** The last normalisation composes Korean syllables again, so that each counts as one letter. */
const foldNonAscii = (letter: string): string =>
  letter
    .normalize('NFD')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/, "'");

function segmentsOf(text: string, matches: Uint8Array): TextSegment[] {
  const segments: TextSegment[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && matches[end] === matches[start]) continue;
    segments.push({ text: text.slice(start, end), isMatch: matches[start] === 1 });
    start = end;
  }
  return segments;
}
