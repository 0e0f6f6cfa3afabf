import { readRules } from './readRules.ts';
import { folderOf, type StyleSheets } from './styleSheet.ts';

export interface Motion {
  where: string;
  selector: string;
  property: 'transition' | 'animation';
  value: string;
}

/** Every transition and animation of the header, except those that are turned off. */
export const readMotions = (sheets: StyleSheets): Motion[] =>
  Object.entries(sheets).flatMap(([file, css]) =>
    readRules(css).flatMap(({ context, declarations }) =>
      declarations
        .filter(([name, value]) => (name === 'transition' || name === 'animation') && isMotion(value))
        .map(([property, value]) => ({
          where: folderOf(file),
          selector: context.map((part) => part.replace(':not(#host#host)', '')).join(' '),
          property: property as Motion['property'],
          value,
        })),
    ),
  );

/** `hidden` keeps an element hidden for a while: nothing is seen to move. */
const isMotion = (value: string): boolean => value !== 'none' && !value.startsWith('hidden');
