import { HeaderElement, type TagSettings } from './HeaderElement.ts';

const tagName = 'grocer-header';

/** Defines `<grocer-header>` (behaviour/stable-addresses#header-js). A second script on the page changes nothing. */
export function defineHeaderElement(settings: TagSettings): void {
  if (customElements.get(tagName)) return;
  HeaderElement.settings = settings;
  displayAsBlock();
  customElements.define(tagName, HeaderElement);
}

/** The page's own rules, of any specificity, have priority. A constructed style sheet needs no nonce. */
function displayAsBlock(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:where(${tagName}:not([hidden])){display:block}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
