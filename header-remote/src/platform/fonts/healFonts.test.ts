// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { healFonts } from './healFonts.ts';

const latin = 'U+0-22, U+25-3B';
const address = 'https://header.example/1.0.0/figtree.woff2';

/** A fake of `document.fonts`. */
class Faces extends EventTarget {
  readonly all: object[] = [];
  add = (face: object) => this.all.push(face);
  [Symbol.iterator] = () => this.all.values();
}

let faces: Faces;
let requested: string[];
let isBroken: boolean;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  faces = new Faces();
  [requested, isBroken] = [[], true];
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
  vi.stubGlobal(
    'FontFace',
    class {
      status = 'loaded';
      source: string;
      descriptors: object;
      constructor(_family: string, source: string, descriptors: object) {
        [this.source, this.descriptors] = [source, descriptors];
      }
      async load() {
        requested.push(this.source);
        if (isBroken) throw new DOMException('Invalid font data', 'SyntaxError');
        return this;
      }
    },
  );
  const style = new Map([
    ['font-family', '"Grocer Sans"'],
    ['unicode-range', latin],
    ['src', 'url("figtree.woff2") format("woff2")'],
  ]);
  const ofHeader = {
    href: 'https://header.example/1.0.0/widgets.css',
    cssRules: [
      { cssText: '.logo{}' },
      { cssText: '@font-face{}', style: { getPropertyValue: (name: string) => style.get(name) } },
    ],
  };
  const ofOtherOrigin = {
    get cssRules() {
      throw new DOMException('not allowed', 'SecurityError');
    },
  };
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([ofOtherOrigin, ofHeader] as never);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const broken = { family: '"Grocer Sans"', status: 'error', unicodeRange: latin, weight: '300 900' };

test('loads a broken file of the font again, past the caches, and shows it within 5 s of the fault’s end', async () => {
  faces.add(broken);
  stop = healFonts();
  await later(10_000);
  expect(faces.all).toHaveLength(1);

  isBroken = false;
  await later(5000);

  expect(faces.all[1]).toMatchObject({ descriptors: { weight: '300 900', unicodeRange: latin } });
  for (const source of requested)
    expect(source).toMatch(new RegExp(`^url\\("${address}\\?retry=\\w+"\\) format\\("woff2"\\)$`));
});

test('notices a file that fails later, once', async () => {
  isBroken = false;
  stop = healFonts();
  faces.add(broken);
  faces.dispatchEvent(new Event('loadingerror'));
  faces.dispatchEvent(new Event('loadingerror'));
  await later(0);

  expect(requested).toHaveLength(1);
});

test('leaves the page’s own fonts and loaded files alone', async () => {
  faces.add({ ...broken, family: 'Shop Sans' });
  faces.add({ ...broken, status: 'loaded' });
  stop = healFonts();
  await later(10_000);

  expect(requested).toEqual([]);
});

test('stops with the header', async () => {
  faces.add(broken);
  healFonts()();
  faces.dispatchEvent(new Event('loadingerror'));
  await later(60_000);

  expect(requested).toHaveLength(1);
});

test('a browser without the API is left alone', () => {
  Reflect.deleteProperty(document, 'fonts');

  expect(healFonts()).not.toThrow();
});
