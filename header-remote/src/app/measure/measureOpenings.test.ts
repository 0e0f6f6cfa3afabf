// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureOpenings } from './measureOpenings.ts';

let stop = () => {};
let handleEvent: (trigger: Event) => void;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-grocer=""><button>Groceries</button><div popover></div><form role="search"><input><ul></ul></form></div><main><button>Add</button><details></details></main>';
  ({ stop, handleEvent } = measureOpenings(find('[data-grocer]')));
});
afterEach(() => {
  stop();
  performance.clearMeasures();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const toggle = (selector: string, newState = 'open') =>
  find(selector).dispatchEvent(Object.assign(new Event('toggle'), { newState }));
const press = (selector: string) => find(selector).click();
const showRows = (role: string) => find('ul').append(Object.assign(document.createElement('li'), { role }));
const measured = () => performance.getEntriesByType('measure').map(({ name }) => name);
/** Waits for the next paint, after which measures are taken. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20));
  });

test.each([
  ['its press', () => press('button')],
  ['the touch that loaded the code', () => handleEvent(new Event('touchstart'))],
])('a menu is measured from %s', async (_, begin) => {
  begin();
  toggle('[popover]');

  await vi.waitFor(() => expect(measured()).toEqual(['grocer-header:menu']));
});

test('a pointer that loaded the code has not pressed', async () => {
  handleEvent(new Event('pointerover'));
  toggle('[popover]');
  await painted();

  expect(measured()).toEqual([]);
});

test('closing, opening without a press, and what the page opens are not measured', async () => {
  press('button');
  toggle('[popover]', 'closed');
  toggle('[popover]');
  press('main button');
  toggle('details');
  await painted();

  expect(measured()).toEqual([]);
});

test('suggestions are measured from the last keystroke, until they are shown first', async () => {
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  find('ul').append(document.createElement('li'));
  showRows('option');

  await vi.waitFor(() => expect(measured()).toEqual(['grocer-header:suggestions']));
  showRows('option');
  await painted();
  expect(measured()).toHaveLength(1);
});
