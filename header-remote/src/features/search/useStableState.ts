import { useCallback, useRef, useState } from 'react';

/**
 * `useState` for an object, without an update when every field stays the same (shallow comparison).
 *
 * The comparison happens before `setState`. React may queue an equal update and render it later: twice, if a response
 * with a lower priority follows a key press.
 *
 * @returns the rendered state, a stable setter, and a ref to the newest state, rendered or not
 */
export function useStableState<Fields extends object>(initial: Fields) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const update = useCallback((next: Fields) => {
    if (isShallowEqual(latest.current, next)) return;
    latest.current = next;
    setState(next);
  }, []);
  return [state, update, latest] as const;
}

const isShallowEqual = <Fields extends object>(before: Fields, next: Fields): boolean =>
  (Object.keys(next) as (keyof Fields)[]).every((field) => next[field] === before[field]);
