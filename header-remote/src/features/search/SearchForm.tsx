import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { openDialogAtom } from '../../state/page/dialog.ts';
import { idPrefixAtom, routesAtom, searchTermAtom } from '../../state/page/page.ts';
import { SearchFormView } from './SearchFormView.tsx';
import { comboboxAriaAtom, useSearchInput } from './useSearchInput.ts';

/** The lazy chunk with suggestions, recent searches and submitting. It is usually requested on the first focus. */
const searchList = createLazyModule(
  'the search suggestions',
  () => import(/* webpackChunkName: "search" */ './combobox/SearchList.tsx'),
);

/**
 * The search box. It contains what works before the lazy list is loaded: the input, its buttons and the full screen.
 *
 * A key press updates the buttons through `useSearchInput`. Once the list is loaded, `combobox/useCombobox` also
 * listens to the input, and updates the list.
 */
export function SearchForm() {
  const action = useAtomValue(routesAtom).search();
  const initial = useAtomValue(searchTermAtom);
  const { inputRef, canSubmit, isEmpty, updateStatus, setText } = useSearchInput(initial);
  const overlayRef = useRef<HTMLDivElement>(null);
  const { SearchList, loadList, submit } = useSearchList({ inputRef, overlayRef });
  const openDialog = useSetAtom(openDialogAtom);

  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // Closing the popover returns focus to the opener only if it has focus now. Safari does not focus it on click.
    event.currentTarget.focus();
    overlayRef.current?.showPopover();
    // Phones show the keyboard only for a focus inside the click handler. A `toggle` event is too late.
    inputRef.current?.focus();
  };
  const close = useCallback(() => {
    if (isOpen(overlayRef.current)) overlayRef.current?.hidePopover();
  }, []);
  const openMultiSearch = () => {
    close();
    openDialog({ kind: 'multi-search' });
  };
  const onInput = () => {
    loadList();
    updateStatus();
  };
  const onSearched = useCallback(
    (term: string) => {
      setText(term);
      close();
    },
    [setText, close],
  );

  return (
    <SearchFormView
      action={action}
      aria={useAtomValue(comboboxAriaAtom)}
      canSubmit={canSubmit}
      idPrefix={useAtomValue(idPrefixAtom)}
      initial={initial}
      inputRef={inputRef}
      onFocus={loadList}
      onInput={onInput}
      onMultiSearch={openMultiSearch}
      onOpen={open}
      onSubmit={submit}
      overlayRef={overlayRef}
      placeholder={usePlaceholder(inputRef, isEmpty)}
    >
      {SearchList && <SearchList inputRef={inputRef} onSearched={onSearched} overlayRef={overlayRef} />}
    </SearchFormView>
  );
}

interface Elements {
  inputRef: { current: HTMLInputElement | null };
  overlayRef: { current: HTMLElement | null };
}

/** How long a submitted search waits for the lazy list, which adds it to the history. Milliseconds. */
const submitTimeoutMs = 1000;

/** Loads the lazy list at the first focus, input or submit (behaviour/search#before-code). */
function useSearchList({ inputRef, overlayRef }: Elements) {
  const [isWanted, setWanted] = useState(false);
  const [pendingForm, setPendingForm] = useState<HTMLFormElement>();
  const loadList = useCallback(() => setWanted(true), []);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const SearchList = useLazyModule(searchList, isWanted, { onFailure: fail })?.SearchList;

  // The shopper may have focused the input before hydration.
  useEffect(() => {
    if (document.activeElement === inputRef.current || isOpen(overlayRef.current)) loadList();
  }, [inputRef, overlayRef, loadList]);

  // Repeats a submit from before the list was loaded: once it is, or natively if loading fails or takes a second.
  useEffect(() => {
    if (!pendingForm) return;
    const submitAgain = () => {
      setPendingForm(undefined);
      pendingForm.requestSubmit();
    };
    // Runs in a new task, because `requestSubmit` does nothing while the form's `submit` event is dispatched.
    const timer = SearchList
      ? setTimeout(submitAgain)
      : setTimeout(() => pendingForm.submit(), hasFailed ? 0 : submitTimeoutMs);
    return () => clearTimeout(timer);
  }, [pendingForm, hasFailed, SearchList]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The loaded list handles its own submits.
    if (event.defaultPrevented) return;
    event.preventDefault();
    loadList();
    setPendingForm(event.currentTarget);
  };
  return { SearchList, loadList, submit };
}

const isOpen = (overlay: HTMLElement | null): boolean => overlay?.matches(':popover-open') ?? false;

/** Header widths with the short placeholder, in em of the reader's text size, as in the style sheets. */
const shortPlaceholder = { from: 48, below: 75 };

/**
 * The placeholder of an empty input, shortened between 768 and 1200 px of the header's own width
 * (behaviour/search#placeholder). CSS cannot change a placeholder.
 *
 * An input with text has no placeholder: Chromium would recalculate the style of the hidden one on each key press.
 */
function usePlaceholder(inputRef: Elements['inputRef'], isEmpty: boolean): string | undefined {
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    // The container whose width the style sheets' container queries use.
    const bar = inputRef.current?.closest('header > *');
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      const width = bar.clientWidth / Number.parseFloat(getComputedStyle(bar).fontSize);
      setShort(width >= shortPlaceholder.from && width < shortPlaceholder.below);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [inputRef]);
  if (!isEmpty) return undefined;
  return isShort ? 'Search...' : 'Search groceries...';
}
