import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Modal, type ModalButton } from '../../ui/modal/Modal.tsx';
import { Textarea } from '../../ui/textarea/Textarea.tsx';
import styles from './MultiSearchView.module.css';
import { parseList } from './parseList.ts';

interface Props {
  idPrefix: string;
  text: string;
  onTextChange: (text: string) => void;
  onSearch: () => void;
  onClear: () => void;
  onClosed: () => void;
}

export const MultiSearchView = ({ idPrefix, text, onTextChange, onSearch, onClear, onClosed }: Props) => {
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const { items, isOverLimit } = useMemo(() => parseList(text), [text]);
  const buttons: ModalButton[] = [
    { text: 'Search', value: 'search', theme: 'primary', disabled: items.length === 0, onPress: onSearch },
    {
      text: 'Clear list',
      value: 'clear-list',
      theme: 'secondary',
      disabled: text.trim() === '',
      closeOnClick: false,
      onPress() {
        onClear();
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
      onClosed={onClosed}
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
          onValueChange={onTextChange}
          placeholder="Type or paste your list here"
          textareaRef={boxRef}
          value={text}
        />
      </div>
    </Modal>
  );
};

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
