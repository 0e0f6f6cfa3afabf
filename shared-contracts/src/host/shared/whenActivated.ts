/** TypeScript's DOM library does not have `prerendering` yet. */
type PrerenderedDocument = Document & { prerendering?: boolean };

/** Resolves when the visitor sees the page: at once, except in a page that is being prerendered. */
export async function whenActivated(): Promise<void> {
  if (!(document as PrerenderedDocument).prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
