import type { Rule } from './rules.ts';

/**
 * A wrong option: an unknown key (`known` is set), a wrong value (`rule` is set), or a group that is not an
 * object (neither is set).
 */
export interface OptionProblem {
  /** The key with its groups, such as `config.links.phone`; '' if the options as a whole are wrong. */
  path: string;
  value?: unknown;
  rule?: Rule<unknown>;
  /** The valid keys of the unknown key's group. */
  known?: readonly string[];
}

export type OnProblem = (problem: OptionProblem) => void;

/** A rule for each option, and nested rules for each group of options. */
export type RulesFor<Options> = {
  readonly [Key in keyof Options]: Rule<Options[Key]> | RulesFor<Options[Key]>;
};

export interface RuleTable {
  readonly [key: string]: Rule<unknown> | RuleTable;
}

/**
 * Validates options by their rules. Wrong values are reported and replaced by their defaults. Unknown keys
 * are reported as possible misspellings and ignored. Never throws, unless `onProblem` does.
 */
export function validateOptions<Options>(
  rules: RulesFor<Options>,
  input: unknown,
  onProblem: OnProblem,
): Options {
  return readGroup(rules as RuleTable, input, '') as Options;

  function readGroup(table: RuleTable, value: unknown, path: string): Record<string, unknown> {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isGroup && value !== undefined) onProblem({ path, value });
    const group = (isGroup ? value : {}) as Readonly<Record<string, unknown>>;
    const known = Object.keys(table);
    for (const key of Object.keys(group))
      if (!known.includes(key)) onProblem({ path: childPath(path, key), known });
    return Object.fromEntries(
      Object.entries(table).map(([key, rule]) => {
        const option = Object.hasOwn(group, key) ? group[key] : undefined;
        const at = childPath(path, key);
        return [key, isRule(rule) ? readOption(rule, option, at) : readGroup(rule, option, at)];
      }),
    );
  }

  function readOption(rule: Rule<unknown>, value: unknown, path: string): unknown {
    if (value === undefined || value === rule.fallback) return rule.fallback;
    const validated = rule.read(value);
    if (validated === undefined) onProblem({ path, value, rule });
    return validated ?? rule.fallback;
  }
}

export const childPath = (path: string, key: string): string => (path ? `${path}.${key}` : key);

export const isRule = (rule: Rule<unknown> | RuleTable): rule is Rule<unknown> =>
  typeof rule.read === 'function';
