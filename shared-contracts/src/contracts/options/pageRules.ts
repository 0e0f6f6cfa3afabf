import { isText, ruleOf, sitePath } from './rules.ts';

/** Rule of `config.root`. */
export const rootRule = sitePath('/ecom');

/** Rule of `path`. */
export const pathRule = ruleOf<string | null>('page', null, (value) =>
  isText(value) && value.startsWith('/') ? value : undefined,
);

/** Options that the fallback header needs. */
interface PageOptions {
  root: string;
  path: string | null;
}

/** Reads the fallback header's options. Reports no problems: the header validates all options. */
export function readPageOptions(options: unknown): PageOptions {
  const { path, config } = (options ?? {}) as { path?: unknown; config?: { root?: unknown } };
  return {
    root: rootRule.read(config?.root) ?? rootRule.fallback,
    path: pathRule.read(path) ?? pathRule.fallback,
  };
}
