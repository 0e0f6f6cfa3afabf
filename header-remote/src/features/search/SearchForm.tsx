import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { useOnDemand } from '../../platform/useOnDemand.ts';
import { openDialogAtom } from '../../state/dialog.ts';
import { idPrefixAtom, routesAtom, searchTermAtom } from '../../state/page.ts';
import { useMediaQuery } from '../../ui/media/useMediaQuery.ts';
import { closedListInfo } from './listInfo.ts';
import { SearchFormView } from './SearchFormView.tsx';
import { useRecord } from './useRecord.ts';
import { useSearchBox } from './useSearchBox.ts';

/** Searching, suggestions, recent searches: nobody needs their code before the box has focus. */
const searchList = onDemand('the search suggestions', async () => {
  const { SearchList } = await import(/* webpackChunkName: "search-list" */ './list/SearchList.tsx');
  return SearchList;
});

export function SearchForm() {
  const action = useAtomValue(routesAtom).search();
  const initial = useAtomValue(searchTermAtom);
  const { inputRef, canSubmit, isEmpty, note, show } = useSearchBox(initial);
  const overlayRef = useRef<HTMLDivElement>(null);
  const { SearchList, want, submit } = useListCode({ inputRef, overlayRef });
  const [list, setList] = useRecord(closedListInfo);
  const openDialog = useSetAtom(openDialogAtom);

  // Phones raise their keyboard only for a focus inside the press itself: a toggle event would come too late.
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // Where focus goes back to: Safari leaves it where it was.
    event.currentTarget.focus();
    overlayRef.current?.showPopover();
    inputRef.current?.focus();
  };
  const close = () => {
    if (isOpen(overlayRef.current)) overlayRef.current?.hidePopover();
  };
  const openMultiSearch = () => {
    close();
    openDialog({ kind: 'multi-search' });
  };
  /** The page that comes shows what was searched for. */
  const searched = (term: string) => {
    show(term);
    close();
  };

  return (
    <SearchFormView
      action={action}
      canSubmit={canSubmit}
      idPrefix={useAtomValue(idPrefixAtom)}
      initial={initial}
      inputRef={inputRef}
      list={list}
      onFocus={want}
      onInput={note}
      onMultiSearch={openMultiSearch}
      onOpen={open}
      onSubmit={submit}
      overlayRef={overlayRef}
      placeholder={usePlaceholder(isEmpty)}
    >
      {SearchList && (
        <SearchList inputRef={inputRef} onInfo={setList} onSearched={searched} overlayRef={overlayRef} />
      )}
    </SearchFormView>
  );
}

interface Elements {
  inputRef: { current: HTMLInputElement | null };
  overlayRef: { current: HTMLElement | null };
}

/** So long a search waits for the code that remembers it. */
const patienceMs = 1000;

/** The list's code, from the first focus on; where it did not come, the next focus or key asks again. */
function useListCode({ inputRef, overlayRef }: Elements) {
  const [{ wanted }, setWanted] = useRecord({ wanted: false });
  const [waiting, setWaiting] = useState<HTMLFormElement>();
  const want = useCallback(() => setWanted({ wanted: true }), [setWanted]);
  const fail = useCallback(() => setWanted({ wanted: false }), [setWanted]);
  const SearchList = useOnDemand(searchList, wanted, fail);

  // The shopper was quicker than the script.
  useEffect(() => {
    if (document.activeElement === inputRef.current || isOpen(overlayRef.current)) want();
  }, [inputRef, overlayRef, want]);

  // Quicker than the list's code: it searches when it has come; where it does not come, the browser does.
  useEffect(() => {
    if (!waiting) return;
    if (SearchList) {
      setWaiting(undefined);
      waiting.requestSubmit();
      return;
    }
    const timer = setTimeout(() => waiting.submit(), wanted ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [waiting, wanted, SearchList]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    want();
    setWaiting(event.currentTarget);
  };
  return { SearchList, want, submit };
}

const isOpen = (overlay: HTMLElement | null): boolean => overlay?.matches(':popover-open') ?? false;

/**
 * Clarification 32, 768 to 1200 px at the usual text size: a style sheet cannot change a placeholder. None beside a
 * text: Chromium would style the hidden one anew with every key.
 */
function usePlaceholder(isEmpty: boolean): string | undefined {
  const text = useMediaQuery('(48em <= width < 75em)') ? 'Search...' : 'Search groceries...';
  return isEmpty ? text : undefined;
}
