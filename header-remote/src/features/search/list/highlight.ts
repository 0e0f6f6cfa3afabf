/** A piece of a suggestion, and whether it is what was typed. */
export interface Piece {
  text: string;
  marked: boolean;
}

const fewestLetters = 3;

/** Search reads no more of a term (clarification 59); a longer word would be compared again at every letter. */
const mostOfTerm = 200;

/** More than the two lines that are shown: a service that suggests a book does not fill the page with pieces of it. */
const mostOfSuggestion = 1000;

/**
 * Parts a suggestion where words of the typed term stand in it: every occurrence of each word of three letters and
 * more, whatever its case and accents (specification §5, clarification 73). The pieces joined are the suggestion.
 */
export function highlight(suggestion: string, term: string): Piece[] {
  const { folded, places } = foldWithPlaces(suggestion.slice(0, mostOfSuggestion));
  const marks = new Uint8Array(suggestion.length);
  for (const word of wordsOf(term)) {
    // The next one from the next letter on: "nana" stands twice in "nanana".
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      marks.fill(1, places[at], places[at + word.length]);
    }
  }
  return piecesOf(suggestion, marks);
}

function wordsOf(term: string): string[] {
  const words = foldWithPlaces(term.slice(0, mostOfTerm)).folded.match(/[\p{L}\p{N}']+/gu) ?? [];
  return [...new Set(words)].filter((word) => Array.from(word).length >= fewestLetters);
}

interface Folded {
  folded: string;
  /** For each unit of `folded`, where the letter that it comes from starts in the text; last the text's own end. */
  places: number[];
}

/** Lower case, without accents, with one kind of apostrophe. A mark of its own belongs to the letter before it. */
function foldWithPlaces(text: string): Folded {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const letter of text) {
    folded += letter <= '\u007f' ? letter.toLowerCase() : foldRare(letter);
    while (places.length < folded.length) places.push(place);
    place += letter.length;
  }
  return { folded, places: [...places, place] };
}

/** Composed again: a syllable of Korean is one letter, too. */
const foldRare = (letter: string): string =>
  letter
    .normalize('NFD')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/, "'");

function piecesOf(text: string, marks: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let place = 1; place <= text.length; place += 1) {
    if (place < text.length && marks[place] === marks[start]) continue;
    pieces.push({ text: text.slice(start, place), marked: marks[start] === 1 });
    start = place;
  }
  return pieces;
}
