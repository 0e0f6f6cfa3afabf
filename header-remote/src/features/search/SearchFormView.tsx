import { ChevronRight, ListPlus, Search, X } from 'lucide';
import type { FormEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { type ListInfo, listId } from './listInfo.ts';
import styles from './SearchFormView.module.css';
import { emptyBox } from './useSearchBox.ts';

interface Props {
  idPrefix: string;
  /** The search page; the form also works by itself, as a GET of `searchTerm`. */
  action: string;
  /** Of an empty box. */
  placeholder: string | undefined;
  initial: string;
  /** Not known before the script runs: then the button works, and looks quiet while the box is empty. */
  canSubmit: boolean | undefined;
  list: ListInfo;
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLDivElement | null>;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  onFocus: () => void;
  onInput: () => void;
  onMultiSearch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The list below the box, once its code has come. */
  children?: ReactNode;
}

/**
 * One form and one input at every width: below 992 px they stand in a full-screen popover behind an opener, from 992 px
 * CSS shows the same element in line. What was typed survives both, and all of it works without JavaScript.
 *
 *  ┌ form ───────────────────────────────────────────┐          below 992 px
 *  │ input             clear │ Multi-search │ submit │          ┌ form ─────────────────┐ Cancel
 *  └─────────────────────────────────────────────────┘          ├ Multi-search ─────────┴──────┤
 *  ┌ children ───────────────────────────────────────┐          ├ children ────────────────────┤
 */
export const SearchFormView = ({ idPrefix, onOpen, overlayRef, children, ...form }: Props) => {
  const overlayId = `${idPrefix}-search`;
  const isReady = form.canSubmit !== undefined;
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Open search"
        className={styles.opener}
        onClick={onOpen}
        popoverTarget={overlayId}
        type="button"
      >
        <span className={styles.openerField}>
          <Icon className={styles.openerIcon} glyph={Search} size={24} />
          <span className={styles.openerText}>Search...</span>
        </span>
      </button>
      <div className={styles.overlay} id={overlayId} popover="auto" ref={overlayRef}>
        <SearchBox {...form} listId={listId(idPrefix)} />
        <button className={styles.cancel} popoverTarget={overlayId} popoverTargetAction="hide" type="button">
          Cancel
        </button>
        <button
          aria-haspopup="dialog"
          className={styles.multiSearchRow}
          disabled={!isReady}
          onClick={form.onMultiSearch}
          type="button"
        >
          <Icon glyph={ListPlus} size={20} />
          <span className={styles.rowText}>Multi-search</span>
          <Icon className={styles.rowMark} glyph={ChevronRight} size={16} />
        </button>
        {children}
      </div>
    </>
  );
};

const SearchBox = ({
  action,
  placeholder,
  initial,
  canSubmit,
  list,
  listId: controls,
  inputRef,
  onFocus,
  onInput,
  onMultiSearch,
  onSubmit,
}: Omit<Props, 'idPrefix' | 'onOpen' | 'overlayRef' | 'children'> & { listId: string }) => {
  const isReady = canSubmit !== undefined;
  // Without the script there is no list that a combobox could speak of.
  const combobox = isReady && {
    'aria-activedescendant': list.activeId,
    'aria-autocomplete': 'list' as const,
    'aria-controls': controls,
    'aria-describedby': list.describedBy,
    'aria-expanded': list.expanded,
    role: 'combobox',
  };
  const want = () => {
    onFocus();
    onInput();
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    if (!inputRef.current) return;
    emptyBox(inputRef.current);
    inputRef.current.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark (clarification 75)
    <form
      action={action}
      aria-busy={list.stalled || undefined}
      className={styles.form}
      method="get"
      onSubmit={onSubmit}
      role="search"
    >
      <input
        {...combobox}
        aria-label="Search groceries"
        autoCapitalize="off"
        autoComplete="off"
        className={styles.input}
        defaultValue={initial}
        enterKeyHint="search"
        name="searchTerm"
        onFocus={onFocus}
        onInput={want}
        placeholder={placeholder}
        ref={inputRef}
        spellCheck={false}
        type="search"
      />
      {list.stalled && <Spinner className={styles.spinner} size="medium" />}
      <button aria-label="Clear search" className={styles.clear} onClick={clear} type="reset">
        <Icon glyph={X} size={18} />
      </button>
      <button
        aria-haspopup="dialog"
        className={styles.multiSearch}
        data-tooltip="Multi-search"
        disabled={!isReady}
        onClick={onMultiSearch}
        type="button"
      >
        <Icon glyph={ListPlus} size={18} />
        <span className={styles.multiSearchText}>Multi-search</span>
      </button>
      <button
        aria-label="Search"
        className={`${styles.submit} ${canSubmit ? styles.ready : ''}`}
        disabled={canSubmit === false}
        type="submit"
      >
        <Icon glyph={Search} size={20} />
      </button>
    </form>
  );
};
