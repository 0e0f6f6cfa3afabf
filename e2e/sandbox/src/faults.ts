import { type AnswerForm, answerForms } from './answerForms.ts';
import { type CallName, callNames } from './calls.ts';
import { asFields, readNumber, readOneOf } from './readBody.ts';

export const faultKinds = ['status', 'delay', 'drop', ...answerForms] as const;

export type Fault =
  /** `retryAfter`: seconds in the header `Retry-After`. */
  | { kind: 'status'; status: number; body?: unknown; retryAfter?: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'drop' }
  | { kind: AnswerForm };

/** A fault of a call. `times` is how many calls fail; without it, every call fails until the faults are cleared. */
export type FaultOrder = { call: CallName; fault: Fault; times?: number };

export type Faults = {
  /** Replaces an earlier fault of the same call. */
  set(order: FaultOrder): void;
  /** Returns the fault to apply to this call, and counts it as used once. */
  take(call: CallName): Fault | undefined;
  list(): FaultOrder[];
  clear(): void;
};

export const createFaults = (): Faults => {
  const orders = new Map<CallName, FaultOrder>();
  return {
    set: (order) => {
      orders.set(order.call, order);
    },
    take: (call) => {
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
  const headers = {
    ...(retryAfter !== undefined && {
      'retry-after': String(retryAfter),
      'access-control-expose-headers': 'Retry-After',
    }),
  };
  if (typeof body === 'string')
    return new Response(body, { status, headers: { ...headers, 'content-type': 'text/plain' } });
  const message = `The sandbox was told to answer ${call} with ${status}.`;
  return Response.json(body === undefined ? { code: 'SANDBOX_FAULT', message } : body, { status, headers });
};

/** Waits for `ms` milliseconds, or until the caller aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', done);
  });
