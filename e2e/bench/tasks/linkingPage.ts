/** How a page asks the browser to fetch the page of its link before it is pressed. */
export type Speculation = 'prefetch' | 'prerender';

/** The address of a page whose only content is a link to another page of the benchmark. */
export const linkingPage = (url: string, speculation: Speculation): string =>
  new URL(`/${speculation}${new URL(url).pathname}`, url).href;

export const linkingDocument = (path: string, speculation: Speculation): string =>
  `<!doctype html><html lang="en-GB"><head><title>A link</title><link rel="icon" href="data:,"><script type="speculationrules">${JSON.stringify(
    { [speculation]: [{ urls: [path], eagerness: 'immediate' }] },
  )}</script></head><body><a href="${path}">Groceries</a></body></html>`;
