/** The record that there was, where the next one says the same; else the next one. */
export const keepSame = <Fields extends object>(before: Fields, next: Fields): Fields =>
  (Object.keys(next) as (keyof Fields)[]).every((field) => next[field] === before[field]) ? before : next;
