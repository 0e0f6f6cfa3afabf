import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parser } from './compatibility.ts';
import { eventSchemas } from './events/events.ts';

const names = Object.keys(parser.examples);
const storedExample = (name: string) => JSON.parse(JSON.stringify(parser.examples[name]));

/**
 * Node options for a separate process, in which the libraries are loaded after the prototypes were changed. Before
 * that, the process loads another TypeScript module, because Node's TypeScript loader could not start afterwards.
 */
const nodeOptions = ['--conditions=@grocer/source', '--input-type=module'];

it('has an example of every event, of the options and of release.json', () => {
  const events = Object.keys(eventSchemas).map((name) => `event ${name}`);

  expect(names).toEqual(expect.arrayContaining([...events, 'options', 'release.json']));
  expect(names.every(parser.knows)).toBe(true);
});

it('names the document and the place that cannot be read', () => {
  expect(() =>
    parser.read('event trolley', { ...(parser.examples['event trolley'] as object), itemCount: '12' }),
  ).toThrow('event trolley: expected number at itemCount, got string');
  expect(() => parser.read('options', { flags: { searchHistory: 'yes' } })).toThrow('flags.searchHistory');
});

it.each([
  ['has added to native prototypes', 'kind.prototype.x = 1; kind.prototype.extend = () => {};'],
  ['has frozen native prototypes', 'Object.freeze(kind.prototype);'],
])('reads every example on a page that %s', (_what, change) => {
  const script = `
    await import(${JSON.stringify(path.join(import.meta.dirname, 'reading/contractError.ts'))});
    for (const kind of [Object, Array, Function, String, Number, Map, Set, Promise, Date, Error]) { ${change} }
    const { parser } = await import(${JSON.stringify(path.join(import.meta.dirname, 'compatibility.ts'))});
    for (const name of Object.keys(parser.examples)) {
      const read = parser.read(name, JSON.parse(JSON.stringify(parser.examples[name])));
      console.log(name, JSON.stringify(read));
    }`;

  const read = execFileSync(process.execPath, [...nodeOptions, '--eval', script], { encoding: 'utf8' });

  const lines = names.map((name) => `${name} ${JSON.stringify(parser.read(name, storedExample(name)))}\n`);
  expect(read).toBe(lines.join(''));
});

it('reports that it does not know a document', () => {
  expect(parser.knows('event slot_lost')).toBe(false);
  expect(() => parser.read('event slot_lost', null)).toThrow('event slot_lost: there is no such document');
});
