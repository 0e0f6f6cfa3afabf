import { ChevronRight, ListPlus, Search, X } from 'lucide';
import type { FormEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './SearchFormView.module.css';
import { type ComboboxAria, clearInput, listboxId } from './useSearchInput.ts';

interface Props {
  idPrefix: string;
  /** Address of the search page. The form also works without JavaScript, as a GET with `searchTerm`. */
  action: string;
  /** Undefined when the input has text. */
  placeholder: string | undefined;
  /** Text of the input on the first render. */
  initial: string;
  /** Undefined before hydration: the submit button is enabled, and CSS shows whether the input has text. */
  canSubmit: boolean | undefined;
  aria: ComboboxAria;
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLDivElement | null>;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  onFocus: () => void;
  onInput: () => void;
  onMultiSearch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The lazy list below the input. */
  children?: ReactNode;
}

/**
 * One form and one input for every width. Below 992 px they are a full-screen popover with an opener button. From 992
 * px CSS shows the same popover element in line. Text survives a change of width, and searching for a typed text works
 * without JavaScript.
 *
 *  ┌ form ───────────────────────────────────────────┐          below 992 px
 *  │ input             clear │ Multi-search │ submit │          ┌ form ─────────────────┐ Cancel
 *  └─────────────────────────────────────────────────┘          ├ Multi-search ─────────┴──────┤
 *  ┌ children ───────────────────────────────────────┐          ├ children ────────────────────┤
 */
export const SearchFormView = ({ idPrefix, onOpen, overlayRef, children, ...form }: Props) => {
  const overlayId = `${idPrefix}-search`;
  const isHydrated = form.canSubmit !== undefined;
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Open search"
        className={styles.opener}
        onClick={onOpen}
        onFocus={form.onFocus}
        popoverTarget={overlayId}
        type="button"
      >
        <span className={styles.openerField}>
          <Icon className={styles.openerIcon} glyph={Search} size={24} />
          <span className={styles.openerText}>Search...</span>
        </span>
      </button>
      <div className={styles.overlay} id={overlayId} popover="auto" ref={overlayRef}>
        <Form {...form} listboxId={listboxId(idPrefix)} />
        <button className={styles.cancel} popoverTarget={overlayId} popoverTargetAction="hide" type="button">
          Cancel
        </button>
        <button
          aria-haspopup="dialog"
          className={styles.multiSearchRow}
          disabled={!isHydrated}
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

type FormProps = Omit<Props, 'idPrefix' | 'onOpen' | 'overlayRef' | 'children'> & { listboxId: string };

const Form = (props: FormProps) => {
  const { aria, canSubmit, inputRef } = props;
  const isHydrated = canSubmit !== undefined;
  // Before hydration there is no list, so the input is a plain search box.
  const combobox = isHydrated && {
    'aria-activedescendant': aria.activeId,
    'aria-autocomplete': 'list' as const,
    'aria-controls': props.listboxId,
    'aria-expanded': aria.expanded,
    role: 'combobox',
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    if (!inputRef.current) return;
    clearInput(inputRef.current);
    inputRef.current.focus();
  };

  // Keeps focus in the input when a button is pressed: without focus the input shrinks and the button moves.
  const keepFocus = (event: MouseEvent) => {
    const input = inputRef.current;
    if (event.target !== input && document.activeElement === input) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark (behaviour/search#form)
    <form
      action={props.action}
      aria-busy={aria.busy || undefined}
      className={styles.form}
      method="get"
      onMouseDown={keepFocus}
      onSubmit={props.onSubmit}
      role="search"
    >
      <input
        {...combobox}
        aria-label="Search groceries"
        autoCapitalize="off"
        autoComplete="off"
        className={styles.input}
        defaultValue={props.initial}
        enterKeyHint="search"
        name="searchTerm"
        onFocus={props.onFocus}
        onInput={props.onInput}
        placeholder={props.placeholder}
        ref={inputRef}
        spellCheck={false}
        type="search"
      />
      {aria.busy && <Spinner className={styles.spinner} size="medium" />}
      <button aria-label="Clear search" className={styles.clear} onClick={clear} type="reset">
        <Icon glyph={X} size={18} />
      </button>
      <button
        aria-haspopup="dialog"
        className={styles.multiSearch}
        data-tooltip="Multi-search"
        disabled={!isHydrated}
        onClick={props.onMultiSearch}
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
