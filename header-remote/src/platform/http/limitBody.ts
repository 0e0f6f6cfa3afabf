/** Statuses with which `new Response` rejects a body. Chromium gives such a response an empty stream as its body. */
const withoutBody: readonly number[] = [204, 205, 304];

/**
 * Limits the size of a response body. Reading a larger body fails and cancels the download, so that a faulty
 * service cannot fill the memory or block the main thread (behaviour/services#large-answers).
 *
 * @param maxBytes size after decompression
 */
export function limitBody(response: Response, maxBytes: number, tooLarge: () => Error): Response {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else controller.error(tooLarge());
    },
  });
  if (!response.body || withoutBody.includes(response.status)) return response;
  return new Response(response.body.pipeThrough(limit), response);
}
