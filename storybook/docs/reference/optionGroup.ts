/** The first key of an option's path, such as `flags`; `top level` for an option without a group. */
export const groupOf = (path: string): string =>
  path.includes('.') ? (path.split('.')[0] ?? '') : 'top level';
