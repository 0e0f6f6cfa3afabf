import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { useOnDemand } from '../../platform/useOnDemand.ts';
import { openDialogAtom } from '../../state/dialog.ts';
import { idPrefixAtom, pathAtom, routesAtom } from '../../state/page.ts';
import { useMediaQuery } from '../../ui/media/useMediaQuery.ts';
import { commitSearchAtom, type Search } from './commitSearch.ts';
import { closedListInfo } from './listInfo.ts';
import { SearchFormView } from './SearchFormView.tsx';
import { termOfPage } from './termOfPage.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useSearchOverlay } from './useSearchOverlay.ts';

/** Suggestions and recent searches: nobody needs their code before the box has focus. */
const searchList = onDemand('the search suggestions', async () => {
  const { SearchList } = await import(/* webpackChunkName: "search-list" */ './list/SearchList.tsx');
  return SearchList;
});

export function SearchForm() {
  const action = useAtomValue(routesAtom).search();
  const initial = termOfPage(useAtomValue(pathAtom), action);
  const { inputRef, canSubmit, note, show } = useSearchBox(initial);
  const overlayRef = useRef<HTMLDivElement>(null);
  const overlay = useSearchOverlay({ overlayRef, inputRef });
  const { SearchList, want } = useListCode(inputRef);
  const [list, setList] = useState(closedListInfo);
  const commit = useSetAtom(commitSearchAtom);
  const openDialog = useSetAtom(openDialogAtom);

  const search = (made: Search) => {
    const term = commit(made);
    if (made.elsewhere) return;
    // The page that comes shows what was searched for.
    show(term);
    overlay.close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = inputRef.current?.value ?? '';
    search({ text, source: 'typed', suggestionPosition: null, suggestionsShown: list.suggestionsShown });
  };
  const openMultiSearch = () => {
    overlay.close();
    openDialog({ kind: 'multi-search' });
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
      onOpen={overlay.open}
      onSubmit={submit}
      overlayRef={overlayRef}
      placeholder={usePlaceholder()}
    >
      {SearchList && (
        <SearchList inputRef={inputRef} onInfo={setList} onSearch={search} overlayRef={overlayRef} />
      )}
    </SearchFormView>
  );
}

/** The list's code, from the first focus on; where it did not come, the next focus or key asks again. */
function useListCode(inputRef: { current: HTMLInputElement | null }) {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const give = useCallback(() => setWanted(false), []);
  // The shopper was quicker than the script.
  useEffect(() => {
    if (document.activeElement === inputRef.current) want();
  }, [inputRef, want]);
  return { SearchList: useOnDemand(searchList, wanted, give), want };
}

/** Clarification 32, 768 to 1200 px at the usual text size: a style sheet cannot change a placeholder. */
const usePlaceholder = (): string =>
  useMediaQuery('(48em <= width < 75em)') ? 'Search...' : 'Search groceries...';
