import type { Rule } from './rules.ts';

/** A wrong option: a key without a rule if it has `known`, a group that is no object if it has no `rule`. */
export interface OptionProblem {
  /** The key with its groups, such as `config.links.phone`; '' for the options themselves. */
  path: string;
  value?: unknown;
  rule?: Rule<unknown>;
  /** The keys that its group has. */
  known?: readonly string[];
}

export type OnProblem = (problem: OptionProblem) => void;

/** A rule for each option, and nested rules for each group of options. */
export type RulesFor<Options> = {
  readonly [Key in keyof Options]: Rule<Options[Key]> | RulesFor<Options[Key]>;
};

/**
 * Validates options by their rules. A wrong value is reported and replaced by its default; the other values are kept. A
 * key without a rule is reported as a possible misspelling and ignored. Never throws.
 */
export function validateOptions<Options>(
  rules: RulesFor<Options>,
  input: unknown,
  onProblem: OnProblem,
): Options {
  return validateGroup(rules as RuleTable, { value: input, path: '' }, onProblem) as Options;
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
  onProblem: OnProblem,
): Record<string, unknown> {
  const group = asGroup(value);
  if (!group) onProblem({ path, value });
  reportUnknownKeys(rules, { value: group, path }, onProblem);
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const option = { value: valueAt(group, key), path: childPath(path, key) };
      return [
        key,
        isRule(rule) ? validateOption(rule, option, onProblem) : validateGroup(rule, option, onProblem),
      ];
    }),
  );
}

function validateOption(rule: Rule<unknown>, { value, path }: InputValue, onProblem: OnProblem): unknown {
  if (value === undefined || value === rule.fallback) return rule.fallback;
  const validated = rule.read(value);
  if (validated !== undefined) return validated;
  onProblem({ path, value, rule });
  return rule.fallback;
}

function reportUnknownKeys(rules: RuleTable, { value, path }: InputValue, onProblem: OnProblem): void {
  for (const key of Object.keys(value ?? {})) {
    if (!Object.hasOwn(rules, key)) onProblem({ path: childPath(path, key), known: Object.keys(rules) });
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
