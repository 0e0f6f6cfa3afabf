import { appendFile } from 'node:fs/promises';
import { Hono } from 'hono';

/**
 * Receives the records that pages send about the header (`src/sendRecords.ts`). Appends each as a line of
 * JSON to a file, which `pnpm release watch` and `pnpm release symbolicate` read.
 */
export function recordsRoute(file: string): Hono {
  const app = new Hono();
  app.post('/records', async (context) => {
    const record: unknown = await context.req.json().catch(() => undefined);
    if (record === undefined) return context.text('The record is not JSON', 400);
    await appendFile(file, `${JSON.stringify(record)}\n`);
    return context.body(null, 204);
  });
  return app;
}
