/** Observes performance entries of a type, those from before included. The result stops. */
export function observeEntries<Entry extends PerformanceEntry>(
  type: string,
  listener: (entries: Entry[]) => void,
  options: PerformanceObserverInit = {},
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => listener(list.getEntries() as Entry[]));
  observer.observe({ type, buffered: true, ...options });
  return () => observer.disconnect();
}
