import { typeName } from '../reading/documentPath.ts';
import type { Rule } from './rules.ts';

/** Receives a sentence about one wrong option. */
export type Report = (message: string) => void;

/** A rule for each option, and nested rules for each group of options. */
export type RulesFor<Options> = {
  readonly [Key in keyof Options]: Rule<Options[Key]> | RulesFor<Options[Key]>;
};

/**
 * Validates options by their rules. A wrong value is reported and replaced by its default; the other values are kept. A
 * key without a rule is reported as a possible misspelling and ignored. Never throws.
 */
export function validateOptions<Options>(rules: RulesFor<Options>, input: unknown, report: Report): Options {
  return validateGroup(rules as RuleTable, { value: input, path: '' }, report) as Options;
}

interface InputValue {
  value: unknown;
  path: string;
}

export interface RuleTable {
  readonly [key: string]: Rule<unknown> | RuleTable;
}

function validateGroup(
  rules: RuleTable,
  { value, path }: InputValue,
  report: Report,
): Record<string, unknown> {
  const group = asGroup(value);
  if (!group) {
    const subject = path ? `option ${path}` : 'the options';
    report(`${subject} should be an object, not ${typeName(value)}; the defaults are used instead`);
  }
  reportUnknownKeys(rules, { value: group, path }, report);
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const option = { value: valueAt(group, key), path: childPath(path, key) };
      return [key, isRule(rule) ? validateOption(rule, option, report) : validateGroup(rule, option, report)];
    }),
  );
}

function validateOption(rule: Rule<unknown>, { value, path }: InputValue, report: Report): unknown {
  if (value === undefined || value === rule.fallback) return rule.fallback;
  const validated = rule.read(value);
  if (validated !== undefined) return validated;
  const fallback = rule.fallback === null ? 'the default' : JSON.stringify(rule.fallback);
  report(`option ${path} should be ${rule.expected}, not ${typeName(value)}; ${fallback} is used instead`);
  return rule.fallback;
}

function reportUnknownKeys(rules: RuleTable, { value, path }: InputValue, report: Report): void {
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

const valueAt = (group: object | undefined, key: string): unknown =>
  group && Object.hasOwn(group, key) ? group[key as keyof typeof group] : undefined;

export const childPath = (path: string, key: string): string => (path ? `${path}.${key}` : key);

export const isRule = (rule: Rule<unknown> | RuleTable): rule is Rule<unknown> =>
  typeof rule.read === 'function';
