/** A piece of a suggestion, and whether it is what was typed. */
export interface Piece {
  text: string;
  marked: boolean;
}

const fewestLetters = 3;

/** Search reads no more of a term (clarification 59); a longer word would be compared again at every letter. */
const mostOfTerm = 200;

/**
 * Parts a suggestion where words of the typed term stand in it: every occurrence of each word of three letters and
 * more, whatever its case and accents (specification §5, clarification 73). The pieces joined are the suggestion.
 */
export function highlight(suggestion: string, term: string): Piece[] {
  const { folded, starts, ends } = foldWithPlaces(suggestion);
  const words = wordsOf(term);
  const marks = new Uint8Array(suggestion.length);
  for (const word of words) {
    let markedTo = 0;
    // The next one from the next letter on: "nana" stands twice in "nanana".
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const end = ends[at + word.length - 1] as number;
      marks.fill(1, Math.max(markedTo, starts[at] as number), end);
      markedTo = end;
    }
  }
  return piecesOf(suggestion, marks);
}

function wordsOf(term: string): string[] {
  const read = term.slice(0, mostOfTerm);
  const words = foldWithPlaces(read).folded.match(/[\p{L}\p{N}']+/gu) ?? [];
  return [...new Set(words)].filter((word) => Array.from(word).length >= fewestLetters);
}

interface Folded {
  folded: string;
  /** For each unit of `folded`, where the letter it comes from starts and ends in the text. */
  starts: number[];
  ends: number[];
}

/** Lower case, without accents, with one kind of apostrophe. */
function foldWithPlaces(text: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  const letters: string[] = [];
  let place = 0;
  for (const letter of text) {
    const start = place;
    place += letter.length;
    const plain = fold(letter);
    // A mark of its own belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = place;
    letters.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(place);
    }
  }
  return { folded: letters.join(''), starts, ends };
}

const fold = (letter: string): string => (letter <= '\u007f' ? letter.toLowerCase() : foldRare(letter));

const foldRare = (letter: string): string =>
  letter.normalize('NFD').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/, "'");

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
