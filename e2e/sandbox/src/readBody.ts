import { badRequest, Refusal } from './refusal.ts';

type Fields = Record<string, unknown>;

/** Largest request body in bytes. */
const maxBodyBytes = 1024 * 1024;

/**
 * Reads the JSON or form body of a request as an object. Throws a 400 that shows what was sent instead, or a 413 for a
 * body that is too large.
 */
export const readFields = async (request: Request): Promise<Fields> => {
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBodyBytes)
    throw new Refusal(413, 'BODY_TOO_LARGE', `body: expected at most ${maxBodyBytes} bytes`);
  const text = new TextDecoder().decode(body);
  if (request.headers.get('content-type')?.includes('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return asFields(parse(text), 'body');
};

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asFields = (value: unknown, where: string): Fields => {
  if (isObject(value)) return value;
  throw badRequest(`${where}: expected an object, got ${printed(value)}`);
};

export const readOneOf = <const Allowed extends string>(
  value: unknown,
  where: string,
  allowed: readonly Allowed[],
): Allowed => {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw badRequest(`${where}: expected one of ${allowed.join(', ')}, got ${printed(value)}`);
};

export const readText = (value: unknown, where: string): string => {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw badRequest(`${where}: expected a non-empty text, got ${printed(value)}`);
};

export const readNumber = (
  value: unknown,
  where: string,
  { min, max, whole = true }: { min: number; max: number; whole?: boolean },
): number => {
  const isValid =
    typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value));
  if (isValid) return value;
  throw badRequest(
    `${where}: expected a ${whole ? 'whole ' : ''}number from ${min} to ${max}, got ${printed(value)}`,
  );
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`body: expected JSON, got ${text === '' ? 'nothing' : printed(text.slice(0, 60))}`);
  }
};

const printed = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
