import { Search, X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './SearchFormView.module.css';

type Props = {
  idPrefix: string;
  /** The search page; the form also works by itself, as a GET of `searchTerm`. */
  action: string;
  placeholder: string;
  value: string;
  /** Not known before the script runs: then the button works, and looks quiet while the box is empty. */
  canSubmit: boolean | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onValueChange: (value: string) => void;
  onClear: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * One form and one input at every width: below 992 px they stand in a full-screen popover behind an opener, from 992 px
 * CSS shows the same element in line. What was typed survives both, and all of it works without JavaScript.
 */
export const SearchFormView = ({ idPrefix, ...form }: Props) => {
  const overlayRef = useRef<HTMLDivElement>(null);
  const overlayId = `${idPrefix}-search`;

  // Phones raise their keyboard only for a focus inside the press itself: a toggle event would come too late.
  const openWithFocus = (event: MouseEvent) => {
    event.preventDefault();
    overlayRef.current?.showPopover();
    form.inputRef.current?.focus();
  };

  // A host with a router stays on this page, and so does one that comes back to it.
  const submitAndClose = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (overlayRef.current?.matches(':popover-open')) overlayRef.current.hidePopover();
  };

  return (
    <>
      <button
        aria-label="Open search"
        className={styles.opener}
        onClick={openWithFocus}
        popoverTarget={overlayId}
        type="button"
      >
        <span className={styles.openerField}>
          <Icon className={styles.openerIcon} glyph={Search} size={24} />
          <span className={styles.openerText}>Search...</span>
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of what stands in it */}
      <div
        className={styles.overlay}
        id={overlayId}
        onBlur={closeBehindFocus}
        popover="auto"
        ref={overlayRef}
      >
        <SearchForm {...form} onSubmit={submitAndClose} />
        <button className={styles.cancel} popoverTarget={overlayId} popoverTargetAction="hide" type="button">
          Cancel
        </button>
      </div>
    </>
  );
};

/** Tabbing on past Cancel: the page must not take focus under a screen that covers it. */
const closeBehindFocus = ({ currentTarget: overlay, relatedTarget }: FocusEvent<HTMLElement>) => {
  const staysInside = relatedTarget === null || overlay.contains(relatedTarget as Node);
  if (!staysInside && overlay.matches(':popover-open')) overlay.hidePopover();
};

const SearchForm = ({
  action,
  placeholder,
  value,
  canSubmit,
  inputRef,
  onValueChange,
  onClear,
  onSubmit,
}: Omit<Props, 'idPrefix'>) => {
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
    inputRef.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark (clarification 75)
    <form action={action} className={styles.form} method="get" onSubmit={onSubmit} role="search">
      <input
        aria-label="Search groceries"
        autoCapitalize="off"
        autoComplete="off"
        className={styles.input}
        enterKeyHint="search"
        name="searchTerm"
        onChange={(event) => onValueChange(event.target.value)}
        placeholder={placeholder}
        ref={inputRef}
        spellCheck={false}
        type="search"
        value={value}
      />
      <button aria-label="Clear search" className={styles.clear} onClick={clear} type="reset">
        <Icon glyph={X} size={18} />
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
