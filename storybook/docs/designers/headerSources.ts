/** The header's source code by file, for pages that are generated from it. */
export const headerSources = import.meta.glob<string>('../../../header-remote/src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
