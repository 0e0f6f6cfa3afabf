import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { servicesAtom, servicesConnectedAtom } from '../../../state/services.ts';
import { readHistoryAtom, subscribeToHistoryAtom } from '../history/searchHistory.ts';
import { createSuggester, type Suggester } from '../suggestions/createSuggester.ts';
import { type ComboboxAria, clearInput, closedCombobox } from '../useSearchInput.ts';
import { useStableState } from '../useStableState.ts';
import { type KeyAction, keyAction } from './keyAction.ts';
import { closedList, comboboxAriaOf, type ListEvent, listReducer, visibleList } from './listReducer.ts';

interface Elements {
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLElement | null>;
  /** The visible list. Focus inside it counts as focus in the input. */
  panelRef: RefObject<HTMLElement | null>;
}

interface Props extends Elements {
  /** Id of the listbox. */
  id: string;
  /** Must be stable. Called together with each state change, so that React renders input and list at once. */
  onAriaChange: (aria: ComboboxAria) => void;
  onSubmit: () => void;
  onPick: (index: number) => void;
  onPickInNewTab: (index: number) => void;
  onRemove: (index: number) => void;
}

/**
 * The combobox pattern for the search input: its events, its keys and the state of the list.
 *
 *   keydown → keyAction ┐
 *   input, focus, blur ─┼→ listReducer → list, comboboxAriaOf → input
 *   suggestions, history┘
 */
export function useCombobox(props: Props) {
  const { state, dispatch } = useListState(props);
  const { open, setText, dismiss, close, reloadHistory } = useListActions(props.inputRef, dispatch);
  const list = visibleList(state);
  const { highlighted, inputIsEmpty } = state;
  const keyHandlers: Record<KeyAction, (input: HTMLInputElement, event: KeyboardEvent) => void> = {
    next(input) {
      if (list.kind === 'none') setText(input.value, false);
      dispatch({ kind: 'moved', by: 1 });
    },
    previous: () => dispatch({ kind: 'moved', by: -1 }),
    pick: () => props.onPick(highlighted),
    pickInNewTab: () => props.onPickInNewTab(highlighted),
    remove: () => props.onRemove(highlighted),
    dismiss(input) {
      // The focus opens the list again.
      input.focus();
      dismiss();
    },
    clear(input) {
      clearInput(input);
      // The `input` event has opened the recent searches.
      dismiss();
    },
    moveFocus(input, event) {
      if (focusNextStop(event, input, props.panelRef.current)) event.preventDefault();
      else close();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const input = props.inputRef.current;
    const isInList = event.target !== input;
    const action = keyAction(event, { list: list.kind, highlighted, inputIsEmpty, isInList });
    if (!action || !input) return;
    keyHandlers[action](input, event);
    if (action !== 'moveFocus') event.preventDefault();
  };
  useInputEvents(props, {
    onFocus: open,
    onText: setText,
    onKeyDown,
    onSubmit: props.onSubmit,
    onBlur: close,
  });

  return { state, list, close, reloadHistory };
}

/** The state of the list. Each change also updates the ARIA state of the input. */
function useListState({ id, onAriaChange }: Pick<Props, 'id' | 'onAriaChange'>) {
  const [state, setState, latestState] = useStableState(closedList);
  const dispatch = useCallback(
    (event: ListEvent) => {
      const next = listReducer(latestState.current, event);
      setState(next);
      onAriaChange(comboboxAriaOf(id, next));
    },
    [id, latestState, setState, onAriaChange],
  );
  useLayoutEffect(() => () => onAriaChange(closedCombobox), [onAriaChange]);
  return { state, dispatch };
}

/**
 * What the input and its keys do to the list: each dispatches an event and controls the suggester or reads the
 * history.
 */
function useListActions(inputRef: Elements['inputRef'], dispatch: (event: ListEvent) => void) {
  const suggesterRef = useSuggester(inputRef, dispatch);
  const readHistory = useSetAtom(readHistoryAtom);
  const subscribeToHistory = useAtomValue(subscribeToHistoryAtom);

  const open = () =>
    dispatch({ kind: 'opened', inputIsEmpty: inputRef.current?.value === '', history: readHistory() });
  const setText = (text: string, isComposing: boolean) => {
    if (text === '') open();
    else dispatch({ kind: 'typed' });
    // No request for text that an input method editor still composes (behaviour/search#debounce).
    if (!isComposing) suggesterRef.current?.setText(text);
  };
  /** Closes the list. ArrowDown can show the same suggestions again. */
  const dismiss = () => {
    dispatch({ kind: 'closed' });
    suggesterRef.current?.abort();
  };
  const close = useCallback(() => {
    dispatch({ kind: 'closed' });
    suggesterRef.current?.reset();
  }, [suggesterRef, dispatch]);
  const reloadHistory = useCallback(
    () => dispatch({ kind: 'historyRead', history: readHistory() }),
    [readHistory, dispatch],
  );

  // Searches in other tabs change the history.
  useEffect(() => subscribeToHistory(reloadHistory), [subscribeToHistory, reloadHistory]);

  return { open, setText, dismiss, close, reloadHistory };
}

interface InputEvents {
  onFocus: () => void;
  onText: (text: string, isComposing: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
  /** Focus has left the input and its list. */
  onBlur: () => void;
}

/**
 * Listens to the input with native listeners. The input is rendered by `SearchForm`, before this code is loaded, and a
 * React handler would render the form again for each key press.
 */
function useInputEvents({ inputRef, overlayRef, panelRef }: Elements, events: InputEvents): void {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const { current: input } = inputRef;
    const { current: overlay } = overlayRef;
    if (!input || !overlay) return;
    const controller = new AbortController();
    const listen = (element: HTMLElement, name: string, listener: (event: Event) => void) =>
      element.addEventListener(name, listener, { signal: controller.signal });
    const isInside = (target: EventTarget | null) =>
      target === input || panelRef.current?.contains(target as Node | null);

    listen(input, 'focus', () => latest.current.onFocus());
    // A click into the focused input opens a dismissed list again.
    listen(input, 'click', () => latest.current.onFocus());
    listen(input, 'input', (event) => latest.current.onText(input.value, (event as InputEvent).isComposing));
    listen(input, 'compositionend', () => latest.current.onText(input.value, false));
    listen(overlay, 'keydown', (event) => {
      if (isInside(event.target)) latest.current.onKeyDown(event as KeyboardEvent);
    });
    listen(overlay, 'submit', (event) => {
      event.preventDefault();
      latest.current.onSubmit();
    });
    listen(overlay, 'focusout', (event) => {
      const { relatedTarget } = event as FocusEvent;
      // The active element stays the same when the window loses focus. On the full screen, hiding the on-screen
      // keyboard blurs the input, and the list has to stay visible.
      const keepsFocus =
        !relatedTarget && (isInside(document.activeElement) || overlay.matches(':popover-open'));
      if (!isInside(relatedTarget) && !keepsFocus) latest.current.onBlur();
    });
    // The shopper focused the input before this code was loaded.
    if (document.activeElement === input) latest.current.onFocus();
    return () => controller.abort();
  }, [inputRef, overlayRef, panelRef]);
}

/**
 * Moves focus for Tab and Shift+Tab between the input and the buttons of its list, which are further on in the document.
 *
 * @returns false at either end: focus is in the input then, from which the browser moves it on
 */
function focusNextStop(event: KeyboardEvent, input: HTMLElement, panel: HTMLElement | null): boolean {
  const stops = [input, ...(panel?.querySelectorAll('button') ?? [])];
  const next = stops[stops.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  (next ?? input).focus();
  return next !== undefined;
}

/**
 * Creates a suggester once the services are connected, and disposes of it on unmount. Text that was typed before is
 * requested at once.
 *
 * @param dispatch must be stable
 */
function useSuggester(
  inputRef: RefObject<HTMLInputElement | null>,
  dispatch: (event: ListEvent) => void,
): RefObject<Suggester | undefined> {
  const store = useStore();
  const isConnected = useAtomValue(servicesConnectedAtom);
  const suggesterRef = useRef<Suggester>(undefined);

  useEffect(() => {
    if (!isConnected) return;
    const { fetchSuggestions } = store.get(servicesAtom);
    const suggester = createSuggester({
      fetchSuggestions,
      onSuggestions: (suggestions) => dispatch({ kind: 'suggested', suggestions }),
      onStalled: (isStalled) => dispatch({ kind: 'stalled', isStalled }),
    });
    suggesterRef.current = suggester;
    const input = inputRef.current;
    const isTyped = input !== null && input === document.activeElement && input.value !== input.defaultValue;
    if (isTyped) suggester.setText(input.value);
    return () => {
      suggester.reset();
      suggesterRef.current = undefined;
    };
  }, [isConnected, store, inputRef, dispatch]);

  return suggesterRef;
}
