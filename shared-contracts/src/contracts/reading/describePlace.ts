/** Formats a path in a document for a message: `bannerAds[0].id`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/** Type of the value at a path. Messages name the type, never the value, which may be personal. */
export function typeAt(document: unknown, path: readonly PropertyKey[]): string {
  let value = document;
  for (const key of path) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeName(value);
}

/** Like `typeof`, but `null` and `array` are types of their own, and `undefined` is `nothing`. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
