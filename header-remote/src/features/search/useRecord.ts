import { useCallback, useRef, useState } from 'react';
import { keepSame } from './keepSame.ts';

/**
 * A record as state. What changes nothing does not reach React, which would keep it as an update for later, and draw
 * twice where the next one is less urgent: an answer behind a key, for one.
 */
export function useRecord<Fields extends object>(initial: Fields) {
  const [record, setRecord] = useState(initial);
  const latest = useRef(record);
  const change = useCallback((next: Fields) => {
    const { current } = latest;
    latest.current = keepSame(current, next);
    if (latest.current !== current) setRecord(next);
  }, []);
  return [record, change, latest] as const;
}
