/** What the worker receives for one page. */
export interface RenderMessage {
  id: number;
  /** The values of the request that differ from page to page. */
  page: object;
  /** The number of each other value of the request. A value itself is sent once, in `sent`. */
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
 * The program of the worker. It is text, because the bundler of a host would not find a file. It is beside
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

/** The values that a worker has: each page has the same few. */
const maxKept = 50;

/**
 * Creates the numbering of the values that are sent to a worker once: options, style sheet, menus and first script. The
 * worker's copy has an identity, by which the module caches what it has rendered. LRU: the least recently used value is
 * dropped. `sent` is empty if the worker has the value; `forgotten` are the numbers that it drops.
 */
export function createPartSender(): (
  value: object,
) => Pick<RenderMessage, 'sent' | 'forgotten'> & { number: number } {
  const numbers = new Map<object, number>();
  let next = 0;
  return (value) => {
    const known = numbers.get(value);
    if (known !== undefined) {
      numbers.delete(value);
      numbers.set(value, known);
      return { number: known, sent: [], forgotten: [] };
    }
    const number = next++;
    const [oldest] = numbers;
    const forgotten = oldest && numbers.size >= maxKept ? [oldest[1]] : [];
    if (oldest && forgotten.length > 0) numbers.delete(oldest[0]);
    numbers.set(value, number);
    return { number, sent: [[number, withoutFunctions(value)]], forgotten };
  };
}

/** Functions cannot be sent, and the header's HTML does not depend on those in the options. */
export const withoutFunctions = (value: object): object => JSON.parse(JSON.stringify(value));
