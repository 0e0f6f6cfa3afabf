const quietMs = 200;

/** Calls back 200 ms after the last resize of the window. Returns a function that unsubscribes. */
export function onResizeEnd(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, quietMs);
  };
  window.addEventListener('resize', restart);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', restart);
  };
}
