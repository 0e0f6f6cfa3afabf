import { isText, ruleOf, sitePath } from './rules.ts';

/** The rule of `config.root`. */
export const rootRule = sitePath('/ecom');

/** The rule of `path`. */
export const pathRule = ruleOf<string | null>('page', null, (value) =>
  isText(value) && value.startsWith('/') ? value : undefined,
);

/** The options that the fallback header depends on. */
interface PageOptions {
  root: string;
  path: string | null;
}

/** Reads the options of the fallback header. Reports nothing: the header itself validates all options. */
export function readPageOptions(options: unknown): PageOptions {
  const { path, config } = (options ?? {}) as { path?: unknown; config?: { root?: unknown } };
  return {
    root: rootRule.read(config?.root) ?? rootRule.fallback,
    path: pathRule.read(path) ?? pathRule.fallback,
  };
}
