import { describe, expect, it } from 'vitest';
import { parser } from './compatibility.ts';
import { eventSchemas } from './events.ts';

const names = Object.keys(parser.examples);

describe('parser', () => {
  it.each(names)('reads its own example of %s, as it stands in a file', (name) => {
    const kept = JSON.parse(JSON.stringify(parser.examples[name]));

    expect(() => parser.read(name, kept)).not.toThrow();
  });

  it('has an example of every event and of what a host passes', () => {
    const events = Object.keys(eventSchemas).map((name) => `event ${name}`);

    expect(names).toEqual(expect.arrayContaining([...events, 'options', 'release.json']));
    expect(names.every(parser.knows)).toBe(true);
  });

  it('names the document and the place that it cannot read', () => {
    expect(() =>
      parser.read('event trolley', { ...(parser.examples['event trolley'] as object), itemCount: '12' }),
    ).toThrow('event trolley: expected number at itemCount, got string');
    expect(() => parser.read('options', { flags: { searchHistory: 'yes' } })).toThrow('flags.searchHistory');
  });

  it('says which documents it does not know', () => {
    expect(parser.knows('event slot_lost')).toBe(false);
    expect(() => parser.read('event slot_lost', null)).toThrow('event slot_lost: there is no such document');
  });
});
