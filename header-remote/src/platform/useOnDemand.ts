import { useEffect, useReducer } from 'react';
import type { OnDemand } from './onDemand.ts';

/**
 * The part while it is wanted and its code is there. Where the code does not come, the next time that it is wanted asks
 * again, and so does the line when it is back; until then the widget does what it does without it (clarification 125).
 *
 * @param wanted true, or what it is wanted for: something else is worth another try
 * @param onFailure the same function at every render
 */
export function useOnDemand<Part>(
  code: OnDemand<Part>,
  wanted: boolean | string,
  onFailure?: (error: unknown) => void,
): Part | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!wanted || code.ready) return;
    const over = new AbortController();
    const ask = () => void code.load().then(() => over.signal.aborted || redraw(), miss);
    const miss = (error: unknown) => {
      if (over.signal.aborted) return;
      window.addEventListener('online', ask, { once: true, signal: over.signal });
      onFailure?.(error);
    };
    ask();
    return () => over.abort();
  }, [code, wanted, onFailure]);

  return wanted ? code.ready : undefined;
}
