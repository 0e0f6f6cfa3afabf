/** The message to the worker that asks for one page. */
export interface RenderMessage {
  id: number;
  /** The fields of the request that differ from page to page. */
  page: object;
  /** The other fields of the request. */
  shared: Readonly<Record<string, SharedValue>>;
}

/** A value that many pages have, sent once; later only its number is sent. A new number 0 clears earlier values. */
interface SharedValue {
  number: number;
  value?: object;
}

/** An answer of the worker: first `readyId`, when the module is imported, then the HTML or the error of each page. */
export interface RenderAnswer {
  id: number;
  html?: string;
  error?: string;
}

/** The id of the message that the worker sends when it has imported the module. */
export const readyId = 0;

/**
 * The program of the worker, as text, because the bundler of a host would not find a file. It is written next to
 * `fragment.mjs` in a temporary folder.
 */
export const renderWorkerSource = `import { parentPort } from 'node:worker_threads';
import { renderFragment } from './fragment.mjs';
const values = new Map();
parentPort.on('message', ({ id, page, shared }) => {
  const known = Object.entries(shared).map(([name, { number, value }]) => {
    if (value && number === 0) values.clear();
    if (value) values.set(number, value);
    return [name, values.get(number)];
  });
  try {
    parentPort.postMessage({ id, html: renderFragment({ ...page, ...Object.fromEntries(known) }) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.message ?? error) });
  }
});
parentPort.postMessage({ id: ${readyId} });
`;

/** Bounds the memory of a worker whose pages have options of their own. Most hosts have four values. */
const maxValues = 50;

/**
 * Numbers the values that a worker gets only once: options, style sheet, menus and first script. The worker thus has
 * the same object for each page, and the module caches its renderings by the object's identity.
 */
export function createValueSender(): (value: object) => SharedValue {
  const numbers = new Map<object, number>();
  return (value) => {
    const known = numbers.get(value);
    if (known !== undefined) return { number: known };
    if (numbers.size === maxValues) numbers.clear();
    const number = numbers.size;
    numbers.set(value, number);
    return { number, value: withoutFunctions(value) };
  };
}

/** Functions cannot be sent, and the header's HTML does not depend on those in the options. */
export const withoutFunctions = (value: object): object => JSON.parse(JSON.stringify(value));
