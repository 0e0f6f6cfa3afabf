import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { closeDialogAtom } from '../../state/page/dialog.ts';
import { idPrefixAtom } from '../../state/page/page.ts';
import { MultiSearchView } from './MultiSearchView.tsx';
import {
  clearListAtom,
  listOwnerAtom,
  readDraftAtom,
  saveDraftAtom,
  searchForListAtom,
} from './multiSearchAtoms.ts';

/** The dialog that searches for each item of a list (behaviour/multi-search#contents). It is open while mounted. */
export function MultiSearch() {
  const owner = useAtomValue(listOwnerAtom);
  const readDraft = useSetAtom(readDraftAtom);
  const saveDraft = useSetAtom(saveDraftAtom);
  const searchForList = useSetAtom(searchForListAtom);
  const clearList = useSetAtom(clearListAtom);
  const [text, setText] = useState(readDraft);

  // The owner turned out to be another one: an empty box shows that owner's list (behaviour/multi-search#whose-list).
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
        saveDraft(typed);
      }}
      text={text}
    />
  );
}
