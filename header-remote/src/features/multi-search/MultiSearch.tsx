import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { closeDialogAtom } from '../../state/page/dialog.ts';
import { idPrefixAtom } from '../../state/page/page.ts';
import { Modal, type ModalButton } from '../../ui/modal/Modal.tsx';
import { Textarea } from '../../ui/textarea/Textarea.tsx';
import styles from './MultiSearch.module.css';
import {
  clearListAtom,
  listOwnerAtom,
  readDraftAtom,
  saveDraftAtom,
  searchForListAtom,
} from './multiSearchAtoms.ts';
import { parseList } from './parseList.ts';

/** The dialog that searches for each item of a list (behaviour/multi-search#contents). It is open while mounted. */
export function MultiSearch() {
  const idPrefix = useAtomValue(idPrefixAtom);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const { text, change, search, clear } = useDraft();
  const { items, isOverLimit } = useMemo(() => parseList(text), [text]);
  const buttons: ModalButton[] = [
    { text: 'Search', value: 'search', theme: 'primary', disabled: items.length === 0, onPress: search },
    {
      text: 'Clear list',
      value: 'clear-list',
      theme: 'secondary',
      disabled: text.trim() === '',
      closeOnClick: false,
      onPress() {
        clear();
        boxRef.current?.focus();
      },
    },
  ];
  return (
    <Modal
      buttons={buttons}
      id="multi-search"
      idPrefix={idPrefix}
      initialFocus={boxRef}
      kind="dialog"
      leavingValue="search"
      onClosed={useSetAtom(closeDialogAtom)}
      title="Multi-search"
      width="multi-search"
    >
      <div className={styles.list}>
        <Textarea
          error={isOverLimit ? 'Item limit reached' : undefined}
          id={`${idPrefix}-multi-search-list`}
          label="Your list"
          labelHidden
          onKeyDown={searchOnCtrlEnter}
          onValueChange={change}
          placeholder="Type or paste your list here"
          ref={boxRef}
          value={text}
        />
      </div>
    </Modal>
  );
}

/** The typed text, which is kept as a draft at each change. */
function useDraft() {
  const owner = useAtomValue(listOwnerAtom);
  const readDraft = useSetAtom(readDraftAtom);
  const saveDraft = useSetAtom(saveDraftAtom);
  const searchForList = useSetAtom(searchForListAtom);
  const clearList = useSetAtom(clearListAtom);
  const [text, setText] = useState(readDraft);

  // If the owner changes, an empty box shows the new owner's list (behaviour/multi-search#whose-list).
  const [shownOwner, setShownOwner] = useState(owner);
  useEffect(() => {
    if (owner === shownOwner) return;
    setShownOwner(owner);
    setText((typed) => typed || readDraft());
  }, [owner, shownOwner, readDraft]);

  return {
    text,
    change(typed: string) {
      setText(typed);
      saveDraft(typed);
    },
    search: () => searchForList(text),
    clear() {
      setText('');
      clearList();
    },
  };
}

/**
 * Ctrl+Enter or Cmd+Enter presses "Search", unless that is disabled or an IME composes (behaviour/multi-search#keys).
 */
function searchOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing || nativeEvent.keyCode === 229)
    return;
  event.preventDefault();
  currentTarget.closest('dialog')?.querySelector<HTMLButtonElement>('[data-value="search"]')?.click();
}
