import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import type { Release } from '../../contracts/release.ts';
import type { LoadedHeader, LoadHeader } from '../browser/mountModule.ts';
import type { HeaderLoading } from '../browser/whenNeeded.ts';
import { releaseSpace, reserveSpace } from '../island/reservedSpace.ts';
import { type HeaderHandle, retainHeader } from '../island/retainHeader.ts';
import { showFallback } from '../island/showFallback.ts';

const singleAttributes = ['path', 'placement', 'services', 'flags'];

interface TagSettings {
  load: LoadHeader;
  /** Address of the channel's folder, or of a file in it. */
  channel: string;
  /** The release that `header.js` was written with. */
  release: Release | undefined;
}

/** `<grocer-header>`: an island like `<HeaderSlot>`, without React (behaviour/stable-addresses). */
export class HeaderElement extends HTMLElement {
  /** The attributes whose changes update the header. */
  static readonly observedAttributes = ['options', ...singleAttributes];
  static settings: TagSettings;

  #given: HeaderOptions = {};
  #options: HeaderOptions = {};
  #handle: HeaderHandle | undefined;

  /** The options that the page's code has set, mostly functions. They have priority over attributes and JSON. */
  get options(): HeaderOptions {
    return this.#given;
  }
  set options(options: HeaderOptions) {
    this.#given = options;
    this.#update();
  }

  /** Loads the header, for the page's other widgets: `(await element.load()).mount('CheckoutButton', …)`. */
  load(): Promise<LoadedHeader> {
    const { load, channel } = HeaderElement.settings;
    return load(channel);
  }

  connectedCallback(): void {
    adoptOwnOptions(this);
    reserveSpace(this);
    onParsed(this, () => this.#start());
  }

  disconnectedCallback(): void {
    this.#handle?.release();
    this.#handle = undefined;
  }

  /** Without this method `moveBefore` would call `disconnectedCallback`, then `connectedCallback`. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    this.#update();
  }

  #start(): void {
    if (!this.isConnected || this.#handle) return;
    this.#options = readElementOptions(this, this.#given);
    if (this.querySelector('[data-grocer]')) releaseSpace(this);
    else this.#showFallback();
    this.#handle = retainHeader(this, this.#request());
  }

  /** Removes only the page's placeholder, because an element without an end tag contains the rest of the page. */
  #showFallback(): void {
    this.querySelector(':scope > [data-grocer-placeholder]')?.remove();
    showFallback(this, this.#options);
  }

  /** Updates the header. An option that is no longer given gets its default. */
  #update(): void {
    if (!this.#handle) return;
    const removed = Object.fromEntries(Object.keys(this.#options).map((key) => [key, undefined]));
    this.#options = { ...removed, ...readElementOptions(this, this.#given) };
    this.#handle.update(this.#request());
  }

  #request() {
    const { load, channel, release } = HeaderElement.settings;
    const loading = (this.getAttribute('loading') ?? undefined) as HeaderLoading | undefined;
    return { load, remote: channel, release, loading, options: this.#options };
  }
}

/** Takes over options that were set before this script had loaded, as an own property that hides the setter. */
function adoptOwnOptions(element: HTMLElement & { options?: HeaderOptions }): void {
  if (!Object.hasOwn(element, 'options')) return;
  const { options } = element;
  delete element.options;
  if (options) element.options = options;
}

const tagName = 'grocer-header';

/** Defines `<grocer-header>` (behaviour/stable-addresses#header-js). A second script on the page changes nothing. */
export function defineHeaderElement(settings: TagSettings): void {
  if (customElements.get(tagName)) return;
  HeaderElement.settings = settings;
  displayAsBlock();
  customElements.define(tagName, HeaderElement);
}

/** Makes the tag a block by `:where`, so that any rule of the page wins. A constructed style sheet needs no nonce. */
function displayAsBlock(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:where(${tagName}:not([hidden])){display:block}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Reads the options of an element (behaviour/stable-addresses#options). With rising priority: the JSON of its child
 * `<script type="application/json">`, the JSON of the attribute `options`, the single attributes, and `given`. The
 * header validates them.
 */
export function readElementOptions(element: Element, given: HeaderOptions): HeaderOptions {
  const child = element.querySelector(':scope > script[type="application/json"]');
  const json: Record<string, unknown> = {
    ...parseOptions(child?.textContent, '<script type="application/json">'),
    ...parseOptions(element.getAttribute('options'), 'attribute options'),
  };
  const [path, placement, origin, flags] = singleAttributes.map(
    (name) => element.getAttribute(name) ?? undefined,
  );
  return {
    ...json,
    ...(path !== undefined && { path }),
    ...(placement !== undefined && { placement }),
    ...(origin !== undefined && { services: { ...(json.services as object), origin } }),
    ...(flags !== undefined && { flags: { ...(json.flags as object), ...flagsOf(flags) } }),
    ...given,
  } as HeaderOptions;
}

/** Reads an attribute of flags: `"searchHistory sitePinBar"` switches both on. */
const flagsOf = (words: string) =>
  Object.fromEntries(words.split(/\s+/).flatMap((word) => (word ? [[word, true]] : [])));

function parseOptions(json: string | null | undefined, place: string): object {
  if (!json?.trim()) return {};
  try {
    const options: unknown = JSON.parse(json);
    if (typeof options === 'object' && options) return options;
  } catch {
    // Reported below, like JSON that is no object.
  }
  reportToConsole(`<grocer-header>: ${place} is not a JSON object`);
  return {};
}

/**
 * Calls `onEnd` when the parser has read the end of the element, at once if it has. Until then the element may be
 * without its children: the server's fragment and the JSON of the options.
 */
export function onParsed(element: Element, onEnd: () => void): void {
  if (isParsed(element)) {
    onEnd();
    return;
  }
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', check);

  function check(): void {
    if (!isParsed(element)) return;
    observer.disconnect();
    document.removeEventListener('DOMContentLoaded', check);
    onEnd();
  }
}

/** Whether the parser is past the element: then a node follows the element or one of its ancestors. */
function isParsed(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
