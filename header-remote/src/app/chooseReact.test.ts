import { describe, expect, test } from 'vitest';
import { chooseReact, type Offer } from './chooseReact.ts';

const get = () => () => ({});
const offer = (loaded = false): Offer => ({ get, loaded });

const all = (version: string, one = offer()) => ({
  react: { [version]: one },
  'react-dom': { [version]: one },
  'react-dom/client': { [version]: one },
  'react/jsx-runtime': { [version]: one },
});

describe('chooseReact', () => {
  test('takes the page’s React 19, older or newer than ours', () => {
    expect(chooseReact(all('19.0.0'))).toEqual(all('19.0.0'));
    expect(chooseReact(all('19.99.1'))).toEqual(all('19.99.1'));
  });

  test('takes the one that the page runs, where it offers several', () => {
    const running = all('19.0.3', offer(true));
    const both = Object.fromEntries(
      Object.entries(running).map(([name, versions]) => [name, { '19.9.0': offer(), ...versions }]),
    );

    expect(chooseReact(both)).toEqual(running);
  });

  test('leaves other libraries of the page alone', () => {
    expect(chooseReact({ ...all('19.0.0'), lodash: { '4.0.0': offer() } })).toEqual(all('19.0.0'));
  });

  test.each([
    ['nothing', {}],
    ['React 18', all('18.3.1')],
    ['React 20', all('20.0.0')],
    ['a version of React between two releases', all('19.3.0-canary-1')],
    ['React DOM without its client', { ...all('19.0.0'), 'react-dom/client': {} }],
    ['React and React DOM of two versions', { ...all('19.0.0'), 'react-dom': { '19.1.0': offer() } }],
  ])('brings its own where a page offers %s', (_what, offers) => {
    expect(chooseReact(offers)).toEqual({});
  });
});
