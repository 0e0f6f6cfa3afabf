import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Driver } from './Driver.ts';

/** An element by role and accessible name, as assistive technology finds it. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** The element that it is in. */
  within?: Target;
}

/** What is seen of an element. */
export interface Seen {
  text: string;
  value: string | null;
  isExpanded: boolean;
  isFocused: boolean;
  isDisabled: boolean;
  box: { x: number; y: number; width: number; height: number };
}

export type Centre = readonly [x: number, y: number];

const require = createRequire(import.meta.url);
const testingLibrary = readFileSync(
  path.join(path.dirname(require.resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Finds the visible elements of a page by Testing Library, which runs in the page, so in every engine. */
export const look = (driver: Driver, target: Target): Promise<Seen[]> =>
  runWithLibrary(driver, `return (${lookInPage})(${pathLiteral(target)})`);

/** The centre of the first one, scrolled into view. Null while it is out of view or moves. */
export const lookForCentre = (driver: Driver, target: Target): Promise<Centre | null> =>
  runWithLibrary(driver, `return (${centreInPage})(${pathLiteral(target)})`);

async function runWithLibrary<Result>(driver: Driver, body: string): Promise<Result> {
  if (!(await driver.run<boolean>("return 'TestingLibraryDom' in globalThis")))
    await driver.run(testingLibrary);
  return driver.run<Result>(body);
}

/** The outermost target first, as JavaScript. */
function pathLiteral(target: Target): string {
  const steps: string[] = [];
  for (let step: Target | undefined = target; step; step = step.within) {
    const name = step.name instanceof RegExp ? String(step.name) : JSON.stringify(step.name);
    steps.unshift(`{ role: ${JSON.stringify(step.role)}, name: ${name} }`);
  }
  return `[${steps.join(', ')}]`;
}

const findInPage = `(path) => {
  const isVisible = (element) => element.getClientRects().length > 0;
  return path.reduce(
    (found, { role, name }) =>
      found.flatMap((element) =>
        TestingLibraryDom.queryAllByRole(element, role, name === undefined ? {} : { name }).filter(isVisible),
      ),
    [document.body],
  );
}`;

const lookInPage = `(path) => (${findInPage})(path).map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    text: element.textContent,
    value: element.value ?? null,
    isExpanded: element.getAttribute('aria-expanded') === 'true',
    isFocused: element === document.activeElement,
    isDisabled: element.disabled === true,
    box: { x, y, width, height },
  };
})`;

/**
 * Compares two frames, because the script may run more than once in a frame. A panel that is about to slide in has not
 * moved yet, but is out of view.
 */
const centreInPage = `async (path) => {
  const element = (${findInPage})(path)[0];
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await nextFrame();
  const [left, top] = centre();
  await nextFrame();
  const [x, y] = centre();
  const isInView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  return isInView && x === left && y === top ? [x, y] : null;
}`;
