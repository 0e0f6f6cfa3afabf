import type { HeaderOptions } from '../../headerOptions.ts';
import { reportToConsole } from '../../reportToConsole.ts';
import type { LoadedHeader, LoadHeader, MountedWidget } from '../mountDoor.ts';
import type { Release } from '../release.ts';
import { isLeftInCrash } from './adoptElement.ts';
import { drawFallback } from './drawFallback.ts';
import { keepTrying } from './keepTrying.ts';
import { pressOver } from './pressOver.ts';
import { clearRoom } from './room.ts';

/** What a host asks of its slot. */
export interface Asked {
  load: LoadHeader;
  remote: string | Release;
  options: HeaderOptions;
}

/** The header on one element, for as long as any slot holds it. */
export interface HeldHeader {
  ask(asked: Asked): void;
  letGo(): void;
}

/** Milliseconds that a place without a fragment stays empty. */
export const fallbackAfterMs = 1000;

/** Milliseconds that two headers may stand at the same time, as one page fades into another. */
const twiceAfterMs = 1000;

const held = new WeakMap<Element, ElementHeader>();

/** Headers that stand in the page: one, where the host does as it is told. */
const standing = new Set<ElementHeader>();

/**
 * Mounts the header on the element, or joins in where it is mounted. Letting go waits one task: a slot that comes back
 * within it (StrictMode, another page of the host with a slot of its own) finds the header as it was.
 */
export function holdHeader(element: HTMLElement, asked: Asked): HeldHeader {
  const header = held.get(element) ?? new ElementHeader(element, asked);
  held.set(element, header);
  return header.join(asked);
}

class ElementHeader {
  readonly #element: HTMLElement;
  #asked: Asked;
  #slots = 0;
  #widget: MountedWidget | undefined;
  #ended = false;
  #fallbackTimer: ReturnType<typeof setTimeout>;
  #twiceTimer: ReturnType<typeof setTimeout> | undefined;
  #stopTrying: () => void;

  constructor(element: HTMLElement, asked: Asked) {
    this.#element = element;
    this.#asked = asked;
    this.#fallbackTimer = setTimeout(() => this.#fallBack(), fallbackAfterMs);
    this.#stopTrying = keepTrying(
      () => this.#loadAndMount(),
      (error, failures) => {
        this.#fallBack();
        if (failures === 1) reportToConsole('could not be loaded; it is asked for again', error);
      },
    );
  }

  join(asked: Asked): HeldHeader {
    this.#slots += 1;
    this.#ask(asked);
    let gone = false;
    return {
      ask: (now) => this.#ask(now),
      letGo: () => {
        if (gone) return;
        gone = true;
        this.#slots -= 1;
        setTimeout(() => this.#endUnlessHeld(), 0);
      },
    };
  }

  #ask(asked: Asked): void {
    const changed = asked.options !== this.#asked.options;
    this.#asked = asked;
    if (changed) this.#widget?.update(asked.options);
  }

  async #loadAndMount(): Promise<void> {
    const { load, remote } = this.#asked;
    const header = await load(remote);
    // What it takes the place of may be what the shopper is pressing.
    await pressOver(this.#element);
    if (!this.#ended) await this.#mount(header);
  }

  /** A version that crashes at once takes what it stood on with it: that is put back. */
  async #mount(header: LoadedHeader): Promise<void> {
    const before = this.#element.querySelector('[data-grocer]')?.cloneNode(true);
    try {
      this.#widget = header.mount('Header', this.#element, this.#asked.options);
      await this.#widget.rendered;
    } catch (error) {
      this.#widget?.unmount();
      this.#widget = undefined;
      if (before && !this.#ended) this.#element.append(before);
      throw error;
    }
    clearTimeout(this.#fallbackTimer);
    clearRoom(this.#element);
    if (!this.#ended) this.#stand();
  }

  /** The next page's header may come while this page's goes. */
  #stand(): void {
    standing.add(this);
    if (standing.size === 1) return;
    this.#twiceTimer = setTimeout(() => {
      if (standing.size > 1) reportToConsole('stands twice, with the same ids: render <HeaderSlot> once');
    }, twiceAfterMs);
  }

  #fallBack(): void {
    clearTimeout(this.#fallbackTimer);
    if (this.#ended || this.#element.querySelector('[data-grocer]')) return;
    this.#element.append(drawFallback(this.#asked.options));
  }

  #endUnlessHeld(): void {
    if (this.#slots > 0 || this.#ended || isLeftInCrash(this.#element)) return;
    this.#ended = true;
    held.delete(this.#element);
    standing.delete(this);
    clearTimeout(this.#fallbackTimer);
    clearTimeout(this.#twiceTimer);
    this.#stopTrying();
    this.#keepStyles();
    this.#widget?.unmount();
    for (const header of this.#element.querySelectorAll('[data-grocer]')) header.remove();
    clearRoom(this.#element);
  }

  /** The remote's code counts its style sheet as there: it must be when the header is mounted again. */
  #keepStyles(): void {
    if (this.#element.isConnected || !this.#widget) return;
    document.head.append(...this.#element.querySelectorAll('style[data-href]'));
  }
}
