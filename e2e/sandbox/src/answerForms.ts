/** Wrong forms of an answer with the status 200. */
export const answerForms = [
  'empty',
  'html',
  'malformed',
  'schema-breaking',
  'nulls',
  'missing',
  'half-missing',
  'extra',
  'array',
  'huge',
] as const;

export type AnswerForm = (typeof answerForms)[number];

/** Characters that `huge` adds to an answer. */
const hugeLength = 10 * 1024 * 1024;

/** Brings the real answer into a wrong form. */
export const answerIn = async (form: AnswerForm, answer: Response): Promise<Response> => {
  if (form === 'html') {
    const headers = { 'content-type': 'text/html' };
    return new Response('<!doctype html><title>Gateway</title><h1>Please sign in</h1>', { headers });
  }
  const headers = { 'content-type': 'application/json' };
  return new Response(textIn(form, await answer.text()), { headers });
};

const textIn = (form: Exclude<AnswerForm, 'html'>, text: string): string => {
  if (form === 'empty') return '';
  if (form === 'malformed') return text.slice(0, Math.floor(text.length / 2)) || '{"';
  return JSON.stringify(changes[form](text === '' ? null : JSON.parse(text)));
};

type Change = (value: unknown) => unknown;

const changes: Record<Exclude<AnswerForm, 'html' | 'empty' | 'malformed'>, Change> = {
  /** Every value is one of another type. */
  'schema-breaking': (value) => {
    if (Array.isArray(value)) return { unexpected: value.map(changes['schema-breaking']) };
    if (!isObject(value)) return { unexpected: typeof value };
    return mapFields(value, changes['schema-breaking']);
  },
  /** Every value of the outermost object is null. */
  nulls: (value) => (isObject(value) && !Array.isArray(value) ? mapFields(value, () => null) : null),
  missing: () => ({}),
  /** Objects without every second field. */
  'half-missing': (value) => {
    if (Array.isArray(value)) return value.map(changes['half-missing']);
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter((_, index) => index % 2 === 0);
    return Object.fromEntries(kept.map(([key, inner]) => [key, changes['half-missing'](inner)]));
  },
  /** Objects with a further field. */
  extra: (value) => {
    if (Array.isArray(value)) return value.map(changes.extra);
    if (!isObject(value)) return value;
    return { ...mapFields(value, changes.extra), unexpected: { of: ['the', 'contract'] } };
  },
  array: (value) => (Array.isArray(value) ? [value] : [value, value]),
  /** The real answer, with ten megabytes more. */
  huge: (value) => {
    const padding = 'x'.repeat(hugeLength);
    if (Array.isArray(value)) return [...value, { padding }];
    return { ...(isObject(value) ? value : {}), padding };
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const mapFields = (fields: Record<string, unknown>, change: Change): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));
