import { sanitiseTerm } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { tellPageAtom } from '../../state/outbox.ts';
import { goToAtom, idPrefixAtom, pathAtom, routesAtom } from '../../state/page.ts';
import { useMediaQuery } from '../../ui/media/useMediaQuery.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { SearchFormView } from './SearchFormView.tsx';
import { termOfPage } from './termOfPage.ts';

export function SearchForm() {
  const routes = useAtomValue(routesAtom);
  const goTo = useSetAtom(goToAtom);
  const tellPage = useSetAtom(tellPageAtom);
  const action = routes.search();
  const initial = termOfPage(useAtomValue(pathAtom), action);
  const { value, setValue, inputRef } = useTerm(initial);
  // Clarification 62: untouched and empty has nothing to search for; emptied by hand leads to the base page.
  const canSubmit = value !== initial || value.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = sanitiseTerm(value);
    // The page that comes shows what was searched for.
    setValue(term);
    tellPage({ name: 'search_submitted', detail: { term } });
    goTo(routes.search(term));
  };

  return (
    <SearchFormView
      action={action}
      canSubmit={useHydrated() ? canSubmit : undefined}
      idPrefix={useAtomValue(idPrefixAtom)}
      inputRef={inputRef}
      onClear={() => setValue('')}
      onSubmit={submit}
      onValueChange={setValue}
      placeholder={usePlaceholder()}
      value={value}
    />
  );
}

/** What stands in the box. It follows the page's own term, and takes over what was typed before the script came. */
function useTerm(initial: string) {
  const [value, setValue] = useState(initial);
  const [shownInitial, setShownInitial] = useState(initial);
  const inputRef = useRef<HTMLInputElement>(null);

  if (initial !== shownInitial) {
    setShownInitial(initial);
    // What the shopper is typing is worth more than what the page says.
    if (value === shownInitial) setValue(initial);
  }

  useLayoutEffect(() => {
    if (inputRef.current) setValue(inputRef.current.value);
  }, []);

  return { value, setValue, inputRef };
}

/** Clarification 32, 768 to 1200 px at the usual text size: a style sheet cannot change a placeholder. */
const usePlaceholder = (): string =>
  useMediaQuery('(48em <= width < 75em)') ? 'Search...' : 'Search groceries...';
