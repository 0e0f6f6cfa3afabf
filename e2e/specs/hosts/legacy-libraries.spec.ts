import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFullMatrix } from '../../fixtures/countCells.ts';
import { wholeHeader } from '../../fixtures/hostile/globals.ts';
import { test } from '../../fixtures/test.ts';

/** Libraries that pages of shops still load, and that change what JavaScript itself provides. */
const libraries: Record<string, { file: string; changes: string; after?: string }> = {
  'Sugar 1.4': { file: 'sugar/release/sugar-full.development.js', changes: 'all native prototypes' },
  'Datejs 1.0': { file: 'datejs/lib/date.js', changes: 'Date and its prototype' },
  'should.js 13': { file: 'should/should.js', changes: 'Object.prototype' },
  'es5-shim 4': { file: 'es5-shim/es5-shim.js', changes: 'native methods' },
  'es6-shim 0.35': { file: 'es6-shim/es6-shim.js', changes: 'native methods and classes' },
  'zone.js 0.16': { file: 'zone.js/bundles/zone.umd.js', changes: 'promises, timers, events and fetch' },
  'fetch-intercept 2': {
    file: 'fetch-intercept/lib/browser.js',
    changes: 'fetch',
    after: 'module.exports.register({ request: (...request) => request, response: (answer) => answer });',
  },
  'HTML5 History API 4': { file: 'html5-history-api/history.js', changes: 'history and location' },
};

const installed = path.join(import.meta.dirname, '../../node_modules');

/** Runs as a script of the page before all others. `module` is for those that are published for bundlers only. */
const scriptOf = ({ file, after }: { file: string; after?: string }) => {
  const text = readFileSync(path.join(installed, file), 'utf8');
  return after ? `{ const module = {}; ${text}\n${after} }` : text;
};

/** What many small scripts do by themselves. */
const scripts: Record<string, string> = {
  'own versions of the methods of Array.prototype': `
    for (const name of ['map', 'filter', 'forEach', 'find', 'includes']) {
      const native = Array.prototype[name];
      Array.prototype[name] = function (...given) { return native.apply(this, given); };
    }`,
  'an own version of fetch': `
    const native = fetch;
    fetch = (...request) => new Promise((resolve, reject) => native.apply(window, request).then(resolve, reject));`,
  'methods of JSON, as Prototype.js adds them to lists and dates': `
    Array.prototype.toJSON = function () { return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']'; };
    Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };`,
  'an own version of JSON and Promise': `
    const { parse, stringify } = JSON;
    JSON.parse = (...given) => parse(...given);
    JSON.stringify = (...given) => stringify(...given);
    const Native = Promise;
    Promise = class extends Native {};`,
  'own versions of the methods of history': `
    for (const name of ['pushState', 'replaceState']) {
      const native = history[name];
      history[name] = function (...given) { native.apply(history, given); dispatchEvent(new Event(name)); };
    }`,
};

const pages = {
  ...Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      `${name}, which changes ${library.changes}`,
      () => scriptOf(library),
    ]),
  ),
  ...Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, () => `{ ${script} }`])),
};

/** The short form has every second page: libraries and small scripts. */
const visited = Object.entries(pages).filter((_page, index) => isFullMatrix || index % 2 === 0);

test.describe('attacks on a browser, with keys or without', () => {
  for (const [title, script] of visited) {
    test(`native functions that a page replaces: whole header, beside ${title}`, async ({ page, header }) => {
      await page.addInitScript({ content: script() });
      await header.openAs('slot-booked');
      await wholeHeader(header, page);
    });
  }
});
