/** The words with each date and time on one line: a line never ends in `9am -` or `Monday 5`. */
export const keepTogether = (words: string): string =>
  words.replace(/ - (?=\d)/g, '\u00a0-\u00a0').replace(/(\d) (?=[a-z])/gi, '$1\u00a0');
