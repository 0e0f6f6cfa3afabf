/** What a page has done since its first script, as JSON. */
export interface PageRecord {
  /** Version of each React DOM that the page runs. */
  reacts: string[];
  /** CSP violations that block an http(s) URL, occur in the header's element, or concern Trusted Types `grocer-…`. */
  violations: { directive: string; blocked: string }[];
  /** Details of the header's event `header_error`. */
  headerErrors: { code?: string; message?: string }[];
  /** Each change of the header's height: from the frame before to the frame after the change. Milliseconds. */
  headerMoves: { from: number; until: number }[];
  shifts: { value: number; startTime: number }[];
}

/** Runs in the page, before its first script. The record is `globalThis.grocerCheck`. */
export function recordPage(): void {
  const record: PageRecord = { reacts: [], violations: [], headerErrors: [], headerMoves: [], shifts: [] };
  // The hook of React's developer tools, with which React DOM registers, and what React Refresh expects of it.
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: ({ version }: { version: string }) => record.reacts.push(version),
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  Object.assign(globalThis, { grocerCheck: record, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  document.addEventListener('securitypolicyviolation', (event) => {
    const { target, sample, effectiveDirective: directive, blockedURI: blocked } = event;
    const header = '#grocer-header, grocer-header, [data-grocer-slot], [data-grocer]';
    const isInHeader = target instanceof Element && target.closest(header) !== null;
    if (isInHeader || sample.startsWith('grocer-') || /^https?:/.test(blocked))
      record.violations.push({ directive, blocked });
  });
  addEventListener('grocer:header_error', (event) =>
    record.headerErrors.push({ ...(event as CustomEvent).detail }),
  );
  new PerformanceObserver((list) => {
    for (const { value, startTime } of list.getEntries() as unknown as PageRecord['shifts'])
      record.shifts.push({ value, startTime });
  }).observe({ type: 'layout-shift', buffered: true });
  let height = 0;
  let frame = 0;
  requestAnimationFrame(function measure() {
    const element = document.querySelector(
      'grocer-header, #grocer-header, [data-grocer-slot], [data-grocer], [data-grocer-version]',
    );
    // Until its script has run, the tag is an empty inline element.
    const isBlock = element && getComputedStyle(element).display !== 'inline';
    const now = isBlock ? element.getBoundingClientRect().height : 0;
    const time = performance.now();
    for (const move of record.headerMoves) move.until = Math.min(move.until, time);
    if (now !== height) record.headerMoves.push({ from: frame, until: Number.MAX_VALUE });
    [height, frame] = [now, time];
    requestAnimationFrame(measure);
  });
}
