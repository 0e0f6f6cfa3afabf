/** What the worker receives for one page. */
export interface RenderMessage {
  id: number;
  /** The values of the request that differ from page to page. */
  page: object;
  /** The other values of the request. */
  parts: Readonly<Record<string, Part>>;
}

/** A value of many pages, by its number. It is sent once; `forgotten` is the number of one that is dropped for it. */
interface Part {
  number: number;
  value?: object;
  forgotten?: number;
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
parentPort.on('message', ({ id, page, parts }) => {
  const known = Object.entries(parts).map(([name, { number, value, forgotten }]) => {
    values.delete(forgotten);
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

/** The values that a worker has: each page has the same few. */
const maxKept = 50;

/**
 * Creates the numbering of the values that are sent to a worker once: options, style sheet, menus and first script. The
 * worker's copy has an identity, by which the module caches what it has rendered. The least recently used one is dropped.
 */
export function createPartSender(): (value: object) => Part {
  const numbers = new Map<object, number>();
  let next = 0;
  return (value) => {
    const known = numbers.get(value);
    const number = known ?? next++;
    // The newest is the last in the map.
    numbers.delete(value);
    numbers.set(value, number);
    if (known !== undefined) return { number };
    const part = { number, value: withoutFunctions(value) };
    const [oldest] = numbers;
    if (numbers.size <= maxKept || !oldest) return part;
    numbers.delete(oldest[0]);
    return { ...part, forgotten: oldest[1] };
  };
}

/** Functions cannot be sent, and the header's HTML does not depend on those in the options. */
export const withoutFunctions = (value: object): object => JSON.parse(JSON.stringify(value));
