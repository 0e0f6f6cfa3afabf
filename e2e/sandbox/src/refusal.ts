/** An error answer of a service: `{ code, message }` with a 4xx or 5xx status. */
export class Refusal extends Error {
  override readonly name = 'Refusal' as const;
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toResponse(): Response {
    return Response.json({ code: this.code, message: this.message }, { status: this.status });
  }
}

/** The value. @throws a 404 if there is none */
export const existing = <Value>(value: Value | undefined, code: string, message: string): Value => {
  if (value === undefined) throw new Refusal(404, code, message);
  return value;
};

export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message);

export const badRequest = (message: string): Refusal => new Refusal(400, 'BAD_REQUEST', message);
