import { useEffect, useReducer } from 'react';
import type { OnDemand } from './onDemand.ts';

/**
 * The part while it is wanted and its code is there. Where the code does not come, the next time that it is wanted asks
 * again; until then the widget does what it does without it (clarification 125).
 *
 * @param onFailure the same function at every render
 */
export function useOnDemand<Part>(
  code: OnDemand<Part>,
  wanted: boolean,
  onFailure?: (error: unknown) => void,
): Part | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!wanted || code.ready) return;
    let stillWanted = true;
    const hear = (then: () => void) => () => {
      if (stillWanted) then();
    };
    code.load().then(hear(redraw), (error: unknown) => hear(() => onFailure?.(error))());
    return () => {
      stillWanted = false;
    };
  }, [code, wanted, onFailure]);

  return wanted ? code.ready : undefined;
}
