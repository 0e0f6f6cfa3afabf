import type { HeaderOptions } from '../../options/headerOptions.ts';
import type { LoadedHeader, LoadHeader } from '../browser/mountModule.ts';
import { releaseSpace, reserveSpace } from '../island/reservedSpace.ts';
import { type HeaderHandle, retainHeader } from '../island/retainHeader.ts';
import { showFallback } from '../island/showFallback.ts';
import type { HeaderLoading } from '../need/readPageFacts.ts';
import type { Release } from '../release.ts';
import { onParsed } from './onParsed.ts';
import { optionAttributes, readElementOptions } from './readElementOptions.ts';

export interface TagSettings {
  load: LoadHeader;
  /** Address of the channel's folder, or of a file in it. */
  channel: string;
  /** The release that `header.js` was written with. */
  release: Release | undefined;
}

/** `<grocer-header>`: an island like `<HeaderSlot>`, without React (behaviour/stable-addresses). */
export class HeaderElement extends HTMLElement {
  static readonly observedAttributes = optionAttributes;
  static settings: TagSettings;

  #given: HeaderOptions = {};
  #options: HeaderOptions = {};
  #handle: HeaderHandle | undefined;

  /** The options of the page's own code, above all functions. They have priority over attributes and JSON. */
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

  /** Without this method `moveBefore` would disconnect the element. */
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

  /** Removes the page's own placeholder, and nothing else: an element that is not closed contains the whole page. */
  #showFallback(): void {
    this.querySelector(':scope > [data-grocer-placeholder]')?.remove();
    showFallback(this, this.#options);
  }

  /** An option that is no longer given gets its default. */
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

/** Takes over options that were set before this script had loaded: they hide the property of the class. */
function adoptOwnOptions(element: HTMLElement & { options?: HeaderOptions }): void {
  if (!Object.hasOwn(element, 'options')) return;
  const { options } = element;
  delete element.options;
  if (options) element.options = options;
}
