import { useEffect, useState } from 'react';

/** A wait of up to this many milliseconds shows no spinner. */
const spinnerDelayMs = 300;

/** True once `active` has been true for 300 ms without interruption. Says whether to show a spinner. */
export function useDelayedFlag(active: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), spinnerDelayMs);
    return () => clearTimeout(timer);
  }, [active]);
  return active && lasting;
}
