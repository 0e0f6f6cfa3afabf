/** Asks the process for one page. */
export interface RenderMessage {
  id: number;
  /** The fields of the request that differ from page to page. */
  page: object;
  /** The other fields of the request. */
  shared: Readonly<Record<string, SharedValue>>;
}

/** A value that many pages have, sent once; later only its number is sent. A value with number 0 clears all others. */
interface SharedValue {
  number: number;
  value?: object;
}

/** An answer of the process: first `readyId`, when the module is imported, then the HTML or the error of each page. */
export interface RenderAnswer {
  id: number;
  html?: string;
  error?: string;
}

/** The id of the message that the process sends when it has imported the module. */
export const readyId = 0;

/**
 * A page that renders for this long ends the process. Normally the server ends the process earlier; this limit is for
 * a process whose server has ended. Milliseconds.
 */
const renderTimeoutMs = 6000;

/**
 * The program of the process, as text, because the bundler of a host would not find a file. It is written next to
 * `fragment.mjs` in a temporary folder.
 */
export const renderWorkerSource = `import { Script } from 'node:vm';
const values = new Map();
const script = new Script('globalThis.run()');
const reply = (id, run) => {
  try {
    globalThis.run = run;
    process.send({ id, html: script.runInThisContext({ timeout: ${renderTimeoutMs} }) });
  } catch (error) {
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') process.exit();
    process.send({ id, error: String(error?.message ?? error) });
  }
};
const imported = await import('./fragment.mjs').catch((error) => error);
process.on('disconnect', () => process.exit());
process.on('message', ({ id, page, shared }) => {
  const known = Object.entries(shared).map(([name, { number, value }]) => {
    if (value && number === 0) values.clear();
    if (value) values.set(number, value);
    return [name, values.get(number)];
  });
  reply(id, () => imported.renderFragment({ ...page, ...Object.fromEntries(known) }));
});
reply(${readyId}, () => {
  if (imported instanceof Error) throw imported;
});
`;

/** Bounds the memory of a process whose pages have options of their own. Most hosts have four values. */
const maxValues = 50;

/**
 * Numbers the values that a process gets only once: options, style sheet, menus and first script. The process thus has
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

/**
 * Leaves out functions, which cannot be sent, and the whole logger: its fields may be secret, and must be in no page. The
 * header's HTML does not depend on them.
 */
export const withoutFunctions = (value: object): object =>
  JSON.parse(JSON.stringify({ ...value, logger: undefined }));
