import { useCallback, useState } from 'react';

/** Whether the picture with an address could not be loaded, and the `ref` of its `img`. */
export function useImageFailure(src: string) {
  const [failed, setFailed] = useState<string>();
  const watch = useCallback(
    (image: HTMLImageElement) => {
      const onError = () => setFailed(src);
      image.addEventListener('error', onError);
      // A server-rendered picture may have failed before hydration. A drawing without a size has no width either, but
      // it can be decoded.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(onError);
      return () => image.removeEventListener('error', onError);
    },
    [src],
  );
  return { hasFailed: failed === src, watch };
}
