import { typeName } from '../reading/place.ts';
import type { Rule } from './rule.ts';

/** Tells one wrong option, in a sentence. */
export type Report = (message: string) => void;

/** A rule for each option; a group of options has a table of its own. */
export type RulesFor<Options> = {
  readonly [Key in keyof Options]: Rule<Options[Key]> | RulesFor<Options[Key]>;
};

/**
 * Reads options by their rules. A wrong value is one report and its default; the others stand. A key that has no rule
 * is one report, as a possible misspelling, and otherwise ignored. Never throws.
 */
export function settle<Options>(rules: RulesFor<Options>, given: unknown, report: Report): Options {
  return settleGroup(rules as RuleTable, { value: given, path: '' }, report) as Options;
}

interface Given {
  value: unknown;
  path: string;
}

interface RuleTable {
  readonly [key: string]: Rule<unknown> | RuleTable;
}

function settleGroup(rules: RuleTable, { value, path }: Given, report: Report): Record<string, unknown> {
  const group = asGroup(value);
  if (!group) {
    const what = path ? `option ${path}` : 'the options';
    report(`${what} should be an object, not ${typeName(value)}; the defaults are used instead`);
  }
  reportUnknownKeys(rules, { value: group, path }, report);
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const option = { value: ownValue(group, key), path: childPath(path, key) };
      return [key, isRule(rule) ? settleOption(rule, option, report) : settleGroup(rule, option, report)];
    }),
  );
}

function settleOption(rule: Rule<unknown>, { value, path }: Given, report: Report): unknown {
  if (value === undefined || value === rule.fallback) return rule.fallback;
  const settled = rule.read(value);
  if (settled !== undefined) return settled;
  const instead = rule.fallback === null ? 'the default' : JSON.stringify(rule.fallback);
  report(`option ${path} should be ${rule.expected}, not ${typeName(value)}; ${instead} is used instead`);
  return rule.fallback;
}

function reportUnknownKeys(rules: RuleTable, { value, path }: Given, report: Report): void {
  for (const key of Object.keys(value ?? {})) {
    if (Object.hasOwn(rules, key)) continue;
    const known = Object.keys(rules).join(', ');
    report(`option ${childPath(path, key)} is not known, perhaps misspelt; known here: ${known}`);
  }
}

const asGroup = (value: unknown): object | undefined => {
  if (value === undefined) return {};
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
};

const ownValue = (group: object | undefined, key: string): unknown =>
  group && Object.hasOwn(group, key) ? group[key as keyof typeof group] : undefined;

const childPath = (path: string, key: string): string => (path ? `${path}.${key}` : key);

const isRule = (rule: Rule<unknown> | RuleTable): rule is Rule<unknown> => typeof rule.read === 'function';
