import type { Seen } from '../Shopper.ts';
import type { Target } from '../targets.ts';

type Box = Seen['box'];

/** The elements of a state with their boxes, in the order of its landmarks. */
export type Boxes = readonly { target: Target; box: Box }[];

/** Pixels by which an engine may differ from Chromium: each rounds text and fractions in its own way. */
const tolerance = { x: 2, y: 2, width: 2, height: 2 };

/**
 * WebKitGTK rounds the width of each letter to whole pixels on a screen of normal density. A word is up to 7 px wider,
 * and elements next to it move by as much. Safari does not round.
 */
const webKitTolerance = { ...tolerance, x: 10, width: 10 };

/** Larger tolerances: with wider words the text of the amend bar needs another line on a phone. */
const webKitExceptions: Readonly<Record<string, typeof tolerance>> = {
  'Amending order': { ...webKitTolerance, y: 20, height: 20 },
};

const sides = ['x', 'y', 'width', 'height'] as const;

/** A line for each element whose position or size in an engine differs from Chromium's. */
export function compareBoxes(engine: string, boxes: Boxes, inChromium: Boxes): string[] {
  return boxes.flatMap(({ target, box }, index) => {
    const allowed = engine === 'webkit' ? allowedInWebKit(target) : tolerance;
    const expected = inChromium[index]?.box;
    const differs = !expected || sides.some((side) => Math.abs(box[side] - expected[side]) > allowed[side]);
    return differs
      ? [`${target.role} ${target.name ?? ''}: ${show(box)}, in Chromium ${show(expected)}`]
      : [];
  });
}

const allowedInWebKit = ({ name }: Target) => webKitExceptions[String(name)] ?? webKitTolerance;

const show = (box: Box | undefined): string =>
  box ? sides.map((side) => `${side} ${Math.round(box[side] * 10) / 10}`).join(', ') : 'missing';
