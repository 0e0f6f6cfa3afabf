import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The current time, updated each minute and when the tab becomes visible: timers do not run in a suspended tab
 * (behaviour/amending#cut-off).
 */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
