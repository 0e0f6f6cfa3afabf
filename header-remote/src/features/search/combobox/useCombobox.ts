import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useMemo } from 'react';
import { browserLocation } from '../../../platform/location/location.ts';
import {
  clearHistoryAtom,
  readHistoryAtom,
  removeSearchAtom,
  subscribeToHistoryAtom,
} from '../history/searchHistory.ts';
import { createSuggester } from '../suggestions/createSuggester.ts';
import { clearInput } from '../useSearchInput.ts';
import { keyAction } from './keyAction.ts';
import { announceAtom } from './ListAnnouncement.tsx';
import { type ListEvent, listAtom, type VisibleList, visibleList } from './listReducer.ts';
import { searchHrefAtom, submitRowAtom, submitTextAtom } from './submitSearch.ts';

type Store = ReturnType<typeof useStore>;

interface Elements {
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLElement | null>;
  /** The visible list. Focus inside it counts as focus in the input. */
  panelRef: RefObject<HTMLElement | null>;
}

/**
 * The combobox pattern for the search input: its events and keys, and what they do to the list.
 *
 *   keydown → keyAction ┐           ┌→ createSuggester ┐
 *   input, focus, blur ─┼→ actions ─┴──────────────────┴→ listAtom → SearchList
 *   clicks on rows ─────┘
 *
 * @param onSearched called when a search was submitted on this page; must not change between renders
 */
export function useCombobox(elements: Elements, onSearched: (term: string) => void) {
  const { inputRef, overlayRef, panelRef } = elements;
  const store = useStore();
  const actions = useMemo(() => createActions(store, inputRef, onSearched), [store, inputRef, onSearched]);

  useEffect(() => {
    const { current: input } = inputRef;
    const { current: overlay } = overlayRef;
    if (!input || !overlay) return;
    const handleKey = (event: KeyboardEvent) =>
      handleKeyDown(event, { store, actions, input, panel: panelRef.current });
    const stopListening = listenToInput({ input, overlay, panelRef }, actions, handleKey);
    // The shopper may have focused the input, and typed, before this code was loaded.
    const hasFocus = document.activeElement === input;
    if (hasFocus && input.value !== input.defaultValue) actions.readText();
    else if (hasFocus) actions.open();
    return () => {
      stopListening();
      actions.close();
    };
  }, [store, actions, inputRef, overlayRef, panelRef]);

  // Searches in other tabs change the history.
  const subscribeToHistory = useAtomValue(subscribeToHistoryAtom);
  useEffect(() => subscribeToHistory(actions.reloadHistory), [subscribeToHistory, actions]);

  return actions;
}

type Actions = ReturnType<typeof createActions>;

/** Creates the actions that the input, its keys and the rows run. */
function createActions(store: Store, inputRef: Elements['inputRef'], onSearched: (term: string) => void) {
  const suggester = createSuggester(store);
  const dispatch = (event: ListEvent) => store.set(listAtom, event);
  return { open, readText, move, dismiss, close, reloadHistory, submit, pick, remove, clearAll };

  function open(): void {
    const inputIsEmpty = inputRef.current?.value === '';
    dispatch({ kind: 'opened', inputIsEmpty, history: store.set(readHistoryAtom) });
  }
  function readText(isComposing = false): void {
    const text = inputRef.current?.value ?? '';
    if (text === '') open();
    else dispatch({ kind: 'typed' });
    // Requests nothing for text that an input method editor still composes (behaviour/search#debounce).
    if (!isComposing) suggester.setText(text);
  }
  function move(by: 1 | -1): void {
    dispatch({ kind: 'moved', by });
  }
  /** Closes the list. ArrowDown can show the same suggestions again. */
  function dismiss(): void {
    dispatch({ kind: 'closed' });
    suggester.abort();
  }
  function close(): void {
    dispatch({ kind: 'closed' });
    suggester.reset();
  }
  function submit(): void {
    finish(store.set(submitTextAtom, inputRef.current?.value ?? '', visibleList(store.get(listAtom))));
  }
  function pick(list: VisibleList, index: number, inNewTab: boolean): void {
    const term = store.set(submitRowAtom, list, index, inNewTab);
    if (term !== undefined && !inNewTab) finish(term);
  }
  function finish(term: string): void {
    close();
    onSearched(term);
  }
  function remove(term: string, index: number): void {
    store.set(removeSearchAtom, { term, position: index + 1 });
    afterRemoval(`Removed ${term}`);
  }
  function clearAll(): void {
    store.set(clearHistoryAtom);
    afterRemoval('Recent searches cleared.');
  }
  function afterRemoval(announcement: string): void {
    reloadHistory();
    store.set(announceAtom, announcement);
    inputRef.current?.focus();
  }
  function reloadHistory(): void {
    dispatch({ kind: 'historyRead', history: store.set(readHistoryAtom) });
  }
}

interface InputElements extends Pick<Elements, 'panelRef'> {
  input: HTMLInputElement;
  overlay: HTMLElement;
}

/**
 * Listens with native listeners, because `SearchForm` rendered the input before this code was loaded. Returns
 * the function that stops it.
 */
function listenToInput(
  { input, overlay, panelRef }: InputElements,
  actions: Actions,
  onKeyDown: (event: KeyboardEvent) => void,
): () => void {
  const controller = new AbortController();
  const listen = (element: HTMLElement, name: string, listener: (event: Event) => void) =>
    element.addEventListener(name, listener, { signal: controller.signal });
  const isInside = (target: EventTarget | null) =>
    target === input || panelRef.current?.contains(target as Node | null);

  listen(input, 'focus', actions.open);
  // A click into the focused input opens a dismissed list again.
  listen(input, 'click', actions.open);
  listen(input, 'input', (event) => actions.readText((event as InputEvent).isComposing));
  listen(input, 'compositionend', () => actions.readText());
  listen(overlay, 'keydown', (event) => {
    if (isInside(event.target)) onKeyDown(event as KeyboardEvent);
  });
  listen(overlay, 'submit', (event) => {
    event.preventDefault();
    actions.submit();
  });
  listen(overlay, 'focusout', (event) => {
    const { relatedTarget } = event as FocusEvent;
    // The active element stays the same when the window loses focus. On the full screen, hiding the on-screen
    // keyboard blurs the input, and the list has to stay visible.
    const keepsFocus =
      !relatedTarget && (isInside(document.activeElement) || overlay.matches(':popover-open'));
    if (!isInside(relatedTarget) && !keepsFocus) actions.close();
  });
  return () => controller.abort();
}

interface KeyContext {
  store: Store;
  actions: Actions;
  input: HTMLInputElement;
  panel: HTMLElement | null;
}

function handleKeyDown(event: KeyboardEvent, { store, actions, input, panel }: KeyContext): void {
  const { highlighted, inputIsEmpty } = store.get(listAtom);
  const list = visibleList(store.get(listAtom));
  const isInList = event.target !== input;
  const action = keyAction(event, { list: list.kind, highlighted, inputIsEmpty, isInList });
  if (!action) return;
  if (action === 'moveFocus') {
    if (focusNextStop(event, input, panel)) event.preventDefault();
    else actions.close();
    return;
  }
  event.preventDefault();
  const term = list.rows[highlighted] ?? '';
  const handlers: Record<typeof action, () => void> = {
    next() {
      if (list.kind === 'none') actions.readText();
      actions.move(1);
    },
    previous: () => actions.move(-1),
    pick: () => actions.pick(list, highlighted, false),
    pickInNewTab() {
      browserLocation.openTab(store.get(searchHrefAtom)(term));
      actions.pick(list, highlighted, true);
    },
    remove: () => actions.remove(term, highlighted),
    dismiss() {
      // Closes the list afterwards, because the focus opens it.
      input.focus();
      actions.dismiss();
    },
    clear() {
      clearInput(input);
      // Closes the recent searches, which the `input` event has opened.
      actions.dismiss();
      // The closed list empties its live region first.
      requestAnimationFrame(() => store.set(announceAtom, 'Search cleared.'));
    },
  };
  handlers[action]();
}

/**
 * Moves focus for Tab and Shift+Tab between the input and the buttons of its list. In the document other
 * buttons are between them.
 *
 * @returns false if there is no next stop in that direction: the browser then moves the focus on from the input
 */
function focusNextStop(event: KeyboardEvent, input: HTMLElement, panel: HTMLElement | null): boolean {
  const stops = [input, ...(panel?.querySelectorAll('button') ?? [])];
  const next = stops[stops.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  (next ?? input).focus();
  return next !== undefined;
}
