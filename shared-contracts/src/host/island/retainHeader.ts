import { noteOnce, reportToConsole } from '../../contracts/events/reportToConsole.ts';
import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import type { LoadedHeader, LoadHeader, MountedWidget } from '../browser/mountModule.ts';
import { type NeedSettings, whenNeeded } from '../browser/whenNeeded.ts';
import { retryUntilDone } from '../shared/retryUntilDone.ts';
import { waitForPointerRelease } from '../shared/waitForPointerRelease.ts';
import { isOrphanedByCrash } from './adoptElement.ts';
import { releaseSpace } from './reservedSpace.ts';
import { showFallback } from './showFallback.ts';

/** The props of a slot that the header depends on. */
export interface SlotRequest extends NeedSettings {
  load: LoadHeader;
  remote: string;
  options: HeaderOptions;
  overrides?: readonly string[] | undefined;
}

/** A slot's reference to the header on an element. The header stays mounted until all slots have released it. */
export interface HeaderHandle {
  update(request: SlotRequest): void;
  release(): void;
}

/**
 * Deadline for a load that neither succeeds nor fails. It can be longer than any file's request takes to fail, because
 * until then the slot shows the fragment or the fallback header. Milliseconds.
 */
const deadlineMs = 150_000;

/** Grace period in which two headers may coexist, e.g. during a page transition. Milliseconds. */
const coexistenceMs = 1000;

const headers = new WeakMap<Element, ElementHeader>();

/** The mounted headers of the page. There should be only one. */
const mountedHeaders = new Set<ElementHeader>();

/**
 * Mounts the header on the element, or retains the header that is mounted on it. A released header is disposed of one
 * task later, so that a slot that mounts again in the meantime finds it unchanged (StrictMode, or the next page of
 * the host has its own slot).
 */
export function retainHeader(element: HTMLElement, request: SlotRequest): HeaderHandle {
  const header = headers.get(element) ?? new ElementHeader(element, request);
  headers.set(element, header);
  return header.retain(request);
}

/**
 * Whether another attempt would fail as well. Compares the name, because `load` may come from another copy of this
 * package, with classes of its own.
 */
const isFinal = (error: unknown): error is Error =>
  ['UnsupportedBrowserError', 'HeaderSwitchedOffError'].includes((error as Error).name);

class ElementHeader {
  readonly #element: HTMLElement;
  #request: SlotRequest;
  #slots = 0;
  #widget: MountedWidget | undefined;
  readonly #disposed = new AbortController();
  #coexistenceTimer: ReturnType<typeof setTimeout> | undefined;
  #stopRetrying = () => {};

  constructor(element: HTMLElement, request: SlotRequest) {
    this.#element = element;
    this.#request = request;
    const { release, loading } = request;
    const { signal } = this.#disposed;
    void whenNeeded(element, { release, loading, signal }).then(() => this.#start());
  }

  #start(): void {
    if (this.#isDisposed) return;
    this.#stopRetrying = retryUntilDone(
      () => this.#loadAndMount(),
      (error, failures) => {
        if (!this.#isDisposed) showFallback(this.#element, this.#request.options);
        if (isFinal(error)) {
          this.#stopRetrying();
          noteOnce(error.message);
        } else if (failures === 1) reportToConsole('could not be loaded; retrying', error);
      },
    );
  }

  get #isDisposed(): boolean {
    return this.#disposed.signal.aborted;
  }

  retain(request: SlotRequest): HeaderHandle {
    this.#slots += 1;
    this.#update(request);
    return {
      update: (next) => this.#update(next),
      release: () => {
        this.#slots -= 1;
        setTimeout(() => this.#disposeWhenUnused(), 0);
      },
    };
  }

  #update(request: SlotRequest): void {
    const changed = request.options !== this.#request.options;
    this.#request = request;
    if (changed) this.#widget?.update(request.options);
  }

  async #loadAndMount(): Promise<void> {
    const { load, remote, release, overrides } = this.#request;
    const header = await load(remote, { release, deadlineMs, overrides });
    // The header replaces an element that the shopper may be pressing.
    await waitForPointerRelease(this.#element);
    if (!this.#isDisposed) await this.#mount(header);
  }

  /** If the new version crashes in its first render, or `mount` throws, the markup that was there before stays. */
  async #mount(header: LoadedHeader): Promise<void> {
    const previous = this.#element.querySelector('[data-grocer]');
    const copy = previous?.cloneNode(true);
    try {
      this.#widget = header.mount('Header', this.#element, this.#request.options);
      await this.#widget.rendered;
    } catch (error) {
      this.#widget?.unmount();
      this.#widget = undefined;
      this.#removeHeaders(previous);
      if (copy && !previous?.isConnected && !this.#isDisposed) this.#element.append(copy);
      throw error;
    }
    releaseSpace(this.#element);
    if (!this.#isDisposed) this.#registerMounted();
  }

  /** Removes all markup of a header from the element, except the given one. */
  #removeHeaders(except?: Element | null): void {
    for (const header of this.#element.querySelectorAll('[data-grocer]'))
      if (header !== except) header.remove();
  }

  /** Warns if two headers are mounted for longer than the grace period. */
  #registerMounted(): void {
    mountedHeaders.add(this);
    if (mountedHeaders.size === 1) return;
    this.#coexistenceTimer = setTimeout(() => {
      if (mountedHeaders.size > 1) reportToConsole('is mounted twice: render <HeaderSlot> once');
    }, coexistenceMs);
  }

  #disposeWhenUnused(): void {
    if (this.#slots > 0 || this.#isDisposed || isOrphanedByCrash(this.#element)) return;
    this.#disposed.abort();
    headers.delete(this.#element);
    mountedHeaders.delete(this);
    clearTimeout(this.#coexistenceTimer);
    this.#stopRetrying();
    this.#moveStylesToHead();
    this.#widget?.unmount();
    this.#removeHeaders();
    releaseSpace(this.#element);
  }

  /** Saves the critical CSS in the head: the remote does not load its style sheet again for a second mount. */
  #moveStylesToHead(): void {
    if (this.#element.isConnected || !this.#widget) return;
    document.head.append(...this.#element.querySelectorAll('style[data-href]'));
  }
}
