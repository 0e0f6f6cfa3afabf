import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';

type Queues = Readonly<Record<string, readonly object[]>>;

const queuesAtom = atom<Queues>({});

interface Props {
  /** The content that a page shows only once, although several widgets may contain it. */
  of: 'amend-bar' | 'app-banner' | 'dialogs';
  children: ReactNode;
}

/** Renders its children in one widget of the page: of those still mounted, the one that was mounted first. */
export function SingleInstance({ of, children }: Props) {
  const [self] = useState(() => ({}));
  const setQueues = useSetAtom(queuesAtom);
  const first = useAtomValue(queuesAtom)[of]?.[0];
  useEffect(() => {
    setQueues((queues) => ({ ...queues, [of]: [...(queues[of] ?? []), self] }));
    return () =>
      setQueues((queues) => ({ ...queues, [of]: (queues[of] ?? []).filter((other) => other !== self) }));
  }, [of, self, setQueues]);
  return first === self ? children : null;
}
