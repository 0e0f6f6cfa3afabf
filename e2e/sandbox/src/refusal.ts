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

export const badRequest = (message: string): Refusal => new Refusal(400, 'BAD_REQUEST', message);
