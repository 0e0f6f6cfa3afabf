/** A place in a document as people write it: `bannerAds[0].id`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/** The type of what stands at a place, never the value: it may be personal. */
export function typeAt(document: unknown, path: readonly PropertyKey[]): string {
  let value = document;
  for (const key of path) {
    value = isKeyed(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeName(value);
}

/** `typeof`, but `null` and lists by their own names, and `nothing` for what is absent. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isKeyed = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
