import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { closeDialogAtom } from '../../state/dialog.ts';
import { idPrefixAtom } from '../../state/page.ts';
import { MultiSearchView } from './MultiSearchView.tsx';
import {
  clearListAtom,
  keepDraftAtom,
  listOwnerAtom,
  readDraftAtom,
  searchForListAtom,
} from './multiSearchAtoms.ts';

/** Results for each item of a list that is typed or pasted (specification §5). Mounted is open. */
export function MultiSearch() {
  const owner = useAtomValue(listOwnerAtom);
  const readDraft = useSetAtom(readDraftAtom);
  const keepDraft = useSetAtom(keepDraftAtom);
  const searchForList = useSetAtom(searchForListAtom);
  const clearList = useSetAtom(clearListAtom);
  const [text, setText] = useState(readDraft);

  // Only now it is known whose list it is.
  const [shownOwner, setShownOwner] = useState(owner);
  useEffect(() => {
    if (owner === shownOwner) return;
    setShownOwner(owner);
    setText((typed) => typed || readDraft());
  }, [owner, shownOwner, readDraft]);

  return (
    <MultiSearchView
      idPrefix={useAtomValue(idPrefixAtom)}
      onClear={() => {
        setText('');
        clearList();
      }}
      onClosed={useSetAtom(closeDialogAtom)}
      onSearch={() => searchForList(text)}
      onTextChange={(typed) => {
        setText(typed);
        keepDraft(typed);
      }}
      text={text}
    />
  );
}
