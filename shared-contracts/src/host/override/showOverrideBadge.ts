import type { Section } from './inspector/describePage.ts';
import { inspectorStyles, openInspector } from './inspector/openInspector.ts';

interface OverrideBadge {
  /** The channel that the header is loaded from. */
  address: string;
  /** False: it could not be loaded, and the page shows its own header. */
  isLoaded: boolean;
  /** Removes the override and loads the page again. */
  remove: () => void;
  /** Describes the page's header for the inspector. */
  inspect: () => Promise<readonly Section[]>;
}

/** Name of the badge's element, which no rule of the page's styles selects. A page has at most one badge. */
const badgeName = 'grocer-header-override';

/** Puts the badge above all content, in a lower corner. `all` protects it from the page's styles. */
const styles = `
:host {
  all: initial;
  position: fixed;
  z-index: 2147483647;
  inset-block-end: calc(0.5rem + var(--grocer-bar-size, 0px));
  inset-inline-start: 0.5rem;
  max-inline-size: calc(100vw - 1rem);
}
section {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  box-sizing: border-box;
  max-inline-size: 28rem;
  padding-block: 0.5rem;
  padding-inline: 0.75rem 0.5rem;
  border: 2px solid #ffd54a;
  border-radius: 0.5rem;
  background: #1d1d1b;
  color: #fff;
  font: 0.875rem/1.35 system-ui, sans-serif;
  box-shadow: 0 2px 12px rgb(0 0 0 / 35%);
}
p { flex: 1 1 13rem; margin: 0; overflow-wrap: anywhere; }
bdi { font-family: ui-monospace, monospace; font-size: 0.8125rem; }
button {
  flex: none;
  min-block-size: 2rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid #fff;
  border-radius: 0.25rem;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:hover { background: #fff; color: #1d1d1b; }
button:focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }
@media print { :host { display: none; } }
${inspectorStyles}`;

/**
 * Shows that the header is another one than the page's own, and from where (behaviour/local-override#badge). Replaces
 * an earlier badge. The page's styles do not reach into its shadow root, and a content security policy allows its
 * constructed style sheet.
 */
export function showOverrideBadge({ address, isLoaded, remove, inspect }: OverrideBadge): void {
  const host = document.createElement(badgeName);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('aria-label', 'Header override');
  section.lang = 'en';
  section.append(
    describe(address, isLoaded),
    createButton('Inspect', async () => openInspector(root, await inspect())),
    createButton('Remove', remove),
  );
  root.append(section);
  document.querySelector(badgeName)?.remove();
  document.body.append(host);
}

function describe(address: string, isLoaded: boolean): HTMLElement {
  const text = document.createElement('p');
  text.dir = 'auto';
  // An address is read from left to right, in every language of the page.
  const name = document.createElement('bdi');
  name.textContent = address;
  if (isLoaded) text.append('The header of this page comes from ', name);
  else text.append('The header could not be loaded from ', name, '. This page shows its own.');
  return text;
}

function createButton(text: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.onclick = onClick;
  return button;
}
