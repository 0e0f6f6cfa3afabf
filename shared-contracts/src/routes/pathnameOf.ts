/** Removes query and hash from a path. It does not use `new URL`, which throws for the path `//`. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
