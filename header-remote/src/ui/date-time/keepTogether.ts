/** The words with each date and time on one line: a line never ends in `Monday 5` or `12:00`. */
export const keepTogether = (words: string): string => words.replace(/(\d) (?=[a-z])/gi, '$1\u00a0');
