/** A pseudorandom number from 0 up to 1, the same for the same words (FNV-1a hash): varied but reproducible data. */
export const seededRandom = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const char of words.join('|')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
};

export const pick = <T>(choices: readonly T[], ...words: readonly (string | number)[]): T =>
  choices[Math.floor(seededRandom(...words) * choices.length)] as T;
