import { describe, expect, it } from 'vitest';
import { parser } from './compatibility.ts';
import { eventSchemas } from './events/events.ts';

const names = Object.keys(parser.examples);

describe('parser', () => {
  it.each(names)('reads its own example of %s after a round trip through JSON', (name) => {
    const stored = JSON.parse(JSON.stringify(parser.examples[name]));

    expect(() => parser.read(name, stored)).not.toThrow();
  });

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

  it('reports that it does not know a document', () => {
    expect(parser.knows('event slot_lost')).toBe(false);
    expect(() => parser.read('event slot_lost', null)).toThrow('event slot_lost: there is no such document');
  });
});
