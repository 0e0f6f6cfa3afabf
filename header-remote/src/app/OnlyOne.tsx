import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';

type Turns = Readonly<Record<string, readonly object[]>>;

const turnsAtom = atom<Turns>({});

interface Props {
  /** What a page has one of, however many widgets could show it. */
  of: 'amend-bar' | 'app-banner' | 'dialogs';
  children: ReactNode;
}

/** Shown by the first widget on the page that has it; when that one leaves, by the next. */
export function OnlyOne({ of, children }: Props) {
  const [me] = useState(() => ({}));
  const setTurns = useSetAtom(turnsAtom);
  const first = useAtomValue(turnsAtom)[of]?.[0];
  useEffect(() => {
    setTurns((turns) => ({ ...turns, [of]: [...(turns[of] ?? []), me] }));
    return () => setTurns((turns) => ({ ...turns, [of]: (turns[of] ?? []).filter((other) => other !== me) }));
  }, [of, me, setTurns]);
  return first === me ? children : null;
}
