/** The values that a worker keeps: each page has the same few. */
const maxKept = 50;

interface Part {
  number: number;
  /** The message that sends the value. Empty if the worker has it. */
  sent: (readonly [number: number, value: unknown])[];
  /** The value that the worker drops for it. */
  forgotten: number[];
}

/**
 * Creates the numbering of the values that are sent to a worker once: options, style sheet, menus and first script. The worker's copy
 * keeps its identity, by which the module caches what it has rendered. LRU: the least recently used value is dropped.
 */
export function createPartSender(): (value: object) => Part {
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
