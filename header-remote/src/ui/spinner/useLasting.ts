import { useEffect, useState } from 'react';

/** True once `active` has lasted that long: what is quick shows no spinner. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active && lasting;
}
