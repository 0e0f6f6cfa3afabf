/**
 * Imports a file while the server runs. The comments tell webpack and Rspack, Turbopack and Vite not to
 * resolve the import when they bundle the server: they must be directly inside `import()`, so this file is
 * compiled by `tsconfig.import.json`, without the option that wraps the argument of every `import()` in a
 * helper.
 */
export const importFile = (href: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ href);
