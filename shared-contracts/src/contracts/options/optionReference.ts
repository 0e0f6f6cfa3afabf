import { optionRules, type ValidatedOptions } from './headerOptions.ts';
import type { Logger } from './hostFunctions.ts';
import { expectedBy } from './resolveHeaderOptions.ts';
import { childPath, isRule, type RuleTable } from './validateOptions.ts';

type Leaf =
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | ((...values: never[]) => unknown)
  | Logger;

type PathsOf<Options> = {
  [Key in keyof Options & string]: Options[Key] extends Leaf ? Key : `${Key}.${PathsOf<Options[Key]>}`;
}[keyof Options & string];

/** Path of an option in `HeaderOptions`, such as `config.links.phone`. */
export type OptionPath = PathsOf<ValidatedOptions>;

export interface OptionReference {
  path: OptionPath;
  /** The required form of a value, as worded in reports about wrong values. */
  expected: string;
  /** The default. `null`: there is none, or only the browser knows it. */
  fallback: unknown;
}

/** Lists every option with its form and default, from the rules that validate a host's options. */
export const optionReference = (): OptionReference[] => referenceOf(optionRules as unknown as RuleTable, '');

function referenceOf(rules: RuleTable, group: string): OptionReference[] {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const path = childPath(group, key);
    if (!isRule(rule)) return referenceOf(rule, path);
    return { path: path as OptionPath, expected: expectedBy(rule), fallback: rule.fallback };
  });
}
