import { type RefObject, useCallback, useEffect } from 'react';
import { useBfcacheRestore } from '../../../ui/page/useBfcacheRestore.ts';
import { lockScroll } from '../../../ui/scroll-lock/lockScroll.ts';

interface Props {
  overlayRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Must be the same function at every render. */
  onClosed: () => void;
}

/**
 * Full-screen search below 992 px. It is a popover, which opens without JavaScript. This hook makes the open popover a
 * modal dialog, locks scrolling, keeps the dialog above the on-screen keyboard, and opens or closes it when a change of
 * width moves the input out of the header's row or into it.
 */
export function useFullScreen({ overlayRef, inputRef, onClosed }: Props): void {
  useEffect(() => {
    const { current: overlay } = overlayRef;
    const { current: input } = inputRef;
    if (!overlay || !input) return;
    let exitFullScreen = isOpen(overlay) ? enterFullScreen(overlay) : () => {};
    const onToggle = ({ newState }: ToggleEvent) => {
      exitFullScreen();
      exitFullScreen = newState === 'open' ? enterFullScreen(overlay) : () => {};
      if (newState !== 'open') onClosed();
    };
    const listening = new AbortController();
    overlay.addEventListener('beforetoggle', onToggle, listening);
    overlay.addEventListener('keydown', (event) => closeOnEscape(event, overlay), listening);
    const stopFollowingWidth = followWidth(overlay, input);
    return () => {
      listening.abort();
      stopFollowingWidth();
      exitFullScreen();
    };
  }, [overlayRef, inputRef, onClosed]);

  useBfcacheRestore(
    useCallback(() => {
      if (overlayRef.current) close(overlayRef.current);
      onClosed();
    }, [overlayRef, onClosed]),
  );
}

/** Enters the full screen. Returns the function that leaves it. */
function enterFullScreen(overlay: HTMLElement): () => void {
  const cleanups = [makeModal(overlay, 'Search'), lockScroll('search'), fitVisualViewport(overlay)];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/**
 * Keeps text and focus when the layout changes, as when a phone is turned: closes the full screen, or opens it around a
 * focused text. The form is in the header's row if CSS hides the opener. Returns the function that stops this.
 */
function followWidth(overlay: HTMLElement, input: HTMLInputElement): () => void {
  const opener = overlay.previousElementSibling as HTMLElement;
  let wasInLine: boolean | undefined;
  const observer = new ResizeObserver(() => {
    const isInLine = opener.offsetWidth === 0;
    const isFirst = wasInLine === undefined;
    if (isInLine === wasInLine) return;
    wasInLine = isInLine;
    if (isFirst) return;
    const hasFocus = document.activeElement === input;
    if (isInLine) close(overlay);
    else if (hasFocus && input.value !== '') overlay.showPopover();
    if (hasFocus) input.focus();
  });
  observer.observe(opener);
  return () => observer.disconnect();
}

const isOpen = (overlay: HTMLElement): boolean => overlay.matches(':popover-open');

const close = (overlay: HTMLElement): void => {
  if (isOpen(overlay)) overlay.hidePopover();
};

/**
 * Closes the full screen on an Escape that neither the list nor an input method editor (IME) has used. WebKit's search
 * field consumes the key, so the browser does not close the popover.
 */
function closeOnEscape(event: KeyboardEvent, overlay: HTMLElement): void {
  const { key, defaultPrevented, isComposing, keyCode } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === 229 || !isOpen(overlay)) return;
  // Otherwise the browser would also close a popover that is open below this one.
  event.preventDefault();
  close(overlay);
}

/**
 * Makes an element a modal dialog: sets its role and makes everything outside it inert. Returns the function that undoes
 * both.
 *
 * The search form cannot be a `<dialog>`, because from 992 px the same element is an ordinary box in the header.
 */
function makeModal(element: HTMLElement, name: string): () => void {
  const outside = elementsOutside(element).filter((other) => !other.inert);
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
  for (const other of outside) other.inert = true;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return () => {
    for (const other of outside) other.inert = false;
    for (const attribute of Object.keys(attributes)) element.removeAttribute(attribute);
  };
}

/** The siblings of the element and of each of its ancestors. */
function elementsOutside(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement,
  );
  return [...siblings, ...elementsOutside(parentElement)];
}

/**
 * Sets the custom properties `--visible-top` and `--visible-height` to the visual viewport. Returns the function that
 * stops it.
 *
 * A phone's keyboard covers the end of the page and changes the visual viewport only. While the page is zoomed in, the
 * properties are not set: then the visual viewport is the part of the page that the shopper looks at.
 */
function fitVisualViewport({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const controller = new AbortController();
  const update = () => {
    const isZoomed = viewport.scale > 1.01;
    style.setProperty('--visible-top', isZoomed ? '' : `${viewport.offsetTop}px`);
    style.setProperty('--visible-height', isZoomed ? '' : `${viewport.height}px`);
  };
  update();
  viewport.addEventListener('resize', update, controller);
  viewport.addEventListener('scroll', update, controller);
  return () => {
    controller.abort();
    style.removeProperty('--visible-top');
    style.removeProperty('--visible-height');
  };
}
