/** What the worker receives for one page. */
export interface RenderMessage {
  id: number;
  /** The parts of the request that differ from page to page. */
  page: object;
  /** The other parts by name: each is sent once, and then named by its number. */
  parts: Readonly<Record<string, number>>;
  sent: readonly (readonly [number: number, value: unknown])[];
  forgotten: readonly number[];
}

/** What the worker answers: nothing but its id once the module is imported, then the HTML or the error of each page. */
export interface RenderAnswer {
  id: number;
  html?: string;
  error?: string;
}

/** The id of the message that says that the module is imported. */
export const readyId = 0;

/**
 * The program of the worker. It is text, because the bundler of a host would not find a file. It stands beside
 * `fragment.mjs` in a temporary folder.
 */
export const renderWorkerSource = `import { parentPort } from 'node:worker_threads';
import { renderFragment } from './fragment.mjs';
const values = new Map();
parentPort.on('message', ({ id, page, parts, sent, forgotten }) => {
  for (const number of forgotten) values.delete(number);
  for (const [number, value] of sent) values.set(number, value);
  const known = Object.entries(parts).map(([name, number]) => [name, values.get(number)]);
  try {
    parentPort.postMessage({ id, html: renderFragment({ ...page, ...Object.fromEntries(known) }) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.message ?? error) });
  }
});
parentPort.postMessage({ id: ${readyId} });
`;
