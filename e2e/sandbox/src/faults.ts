import { type CallName, callNames } from './calls.ts';
import { asFields, isObject, readNumber, readOneOf } from './readBody.ts';

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

type AnswerForm = (typeof answerForms)[number];

export const faultKinds = ['status', 'delay', 'drop', ...answerForms] as const;

export type Fault =
  /** `retryAfter`: seconds in the header `Retry-After`. */
  | { kind: 'status'; status: number; body?: unknown; retryAfter?: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'drop' }
  | { kind: AnswerForm };

/** A fault of a call. `times` is how many calls fail; without it, every call fails until the faults are cleared. */
export type FaultOrder = { call: CallName; fault: Fault; times?: number };

export const createFaults = () => {
  const orders = new Map<CallName, FaultOrder>();
  return {
    /** Replaces an earlier fault of the same call. */
    set: (order: FaultOrder) => void orders.set(order.call, order),
    /** The fault to apply to this call, counted as used once. */
    take: (call: CallName): Fault | undefined => {
      const order = orders.get(call);
      if (order?.times === 1) orders.delete(call);
      else if (order?.times !== undefined) orders.set(call, { ...order, times: order.times - 1 });
      return order?.fault;
    },
    list: () => [...orders.values()],
    clear: () => orders.clear(),
  };
};

/** Parses the body of `POST /sandbox/faults`. Throws a 400 that names the wrong field and the allowed values. */
export const readFaultOrder = (body: unknown): FaultOrder => {
  const fields = asFields(body, 'body');
  const call = readOneOf(fields.call, 'call', callNames);
  const fault = readFault(asFields(fields.fault, 'fault'));
  if (fields.times === undefined) return { call, fault };
  return { call, fault, times: readNumber(fields.times, 'times', { min: 1, max: 1000 }) };
};

const readFault = (fields: Record<string, unknown>): Fault => {
  const kind = readOneOf(fields.kind, 'fault.kind', faultKinds);
  switch (kind) {
    case 'status':
      return {
        kind,
        status: readNumber(fields.status, 'fault.status', { min: 200, max: 599 }),
        ...('body' in fields && { body: fields.body }),
        ...('retryAfter' in fields && {
          retryAfter: readNumber(fields.retryAfter, 'fault.retryAfter', { min: 0, max: 86_400 }),
        }),
      };
    case 'delay':
      return { kind, ms: readNumber(fields.ms, 'fault.ms', { min: 0, max: 600_000 }) };
    default:
      return { kind };
  }
};

export const statusAnswer = (
  call: CallName,
  { status, body, retryAfter }: Extract<Fault, { kind: 'status' }>,
): Response => {
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
  const headers =
    retryAfter === undefined
      ? {}
      : { 'retry-after': String(retryAfter), 'access-control-expose-headers': 'Retry-After' };
  if (typeof body === 'string')
    return new Response(body, { status, headers: { ...headers, 'content-type': 'text/plain' } });
  const message = `The sandbox was told to answer ${call} with ${status}.`;
  return Response.json(body === undefined ? { code: 'SANDBOX_FAULT', message } : body, { status, headers });
};

/** Waits for `ms` milliseconds, or until the caller aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Characters that `huge` adds to an answer. */
const hugeLength = 10 * 1024 * 1024;

/** Changes the real answer into a wrong form. */
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
  return JSON.stringify(changes[form](JSON.parse(text || 'null')));
};

type Change = (value: unknown) => unknown;

const changes: Record<Exclude<AnswerForm, 'html' | 'empty' | 'malformed'>, Change> = {
  /** Replaces every value that is not an object by one of another type. */
  'schema-breaking': everywhere((value) => {
    if (isObject(value)) return value;
    return { unexpected: Array.isArray(value) ? value : typeof value };
  }),
  /** Replaces every value of the outermost object by null. */
  nulls: (value) =>
    isObject(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, null])) : null,
  missing: () => ({}),
  /** Removes every second field of objects. */
  'half-missing': everywhere((value) => {
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).filter((_, index) => index % 2 === 0));
  }),
  /** Adds an unknown field to objects. */
  extra: everywhere((value) =>
    isObject(value) ? { ...value, unexpected: { of: ['the', 'contract'] } } : value,
  ),
  array: (value) => (Array.isArray(value) ? [value] : [value, value]),
  /** Adds ten megabytes to the real answer. */
  huge: (value) => {
    const padding = 'x'.repeat(hugeLength);
    return Array.isArray(value) ? [...value, { padding }] : { ...(isObject(value) && value), padding };
  },
};

/** Changes every value of an answer, the inner ones first. */
function everywhere(change: Change): Change {
  return (answer) => JSON.parse(JSON.stringify(answer), (_key, value) => change(value));
}
