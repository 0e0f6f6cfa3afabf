import { useCallback, useState } from 'react';
import type { OnDemand } from '../../platform/onDemand.ts';

/**
 * A menu's code, from the first sign that the menu may be opened. A press that is quicker than the code waits for it;
 * where the code does not come the menu's button is a link, until the next sign has it (clarification 125).
 *
 * @param onCome the same function at every render
 */
export function useMenuCode<Part>(code: OnDemand<Part>, onCome: (part: Part) => void) {
  const [answer, setAnswer] = useState<{ part?: Part; hasFailed: boolean }>({ hasFailed: false });
  const [isAwaited, setAwaited] = useState(false);

  const warm = useCallback(() => {
    code.load().then(
      (part) => {
        setAnswer((known) => (known.part ? known : { part, hasFailed: false }));
        onCome(part);
      },
      () => {
        setAnswer({ hasFailed: true });
        setAwaited(false);
      },
    );
  }, [code, onCome]);
  const press = useCallback(() => {
    setAwaited(true);
    warm();
  }, [warm]);
  const stopWaiting = useCallback(() => setAwaited(false), []);

  return { ...answer, isAwaited, warm, press, stopWaiting };
}
