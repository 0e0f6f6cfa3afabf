import { ContractError } from '@grocer/shared-contracts';

/** Largest answer of a service that is read. Bytes, after decompression; a whole taxonomy has less than 1 MB. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Statuses of which the constructor of Response refuses a body, although Chromium's answers have an empty one. */
const withoutBody: readonly number[] = [204, 205, 304];

/**
 * Limits the body of a response. Reading a larger one fails with a ContractError and cancels the download, so that a
 * faulty service cannot fill the page's memory or block its main thread (behaviour/session#42).
 */
export function limitBody(response: Response, service: string, maxBytes = maxBodyBytes): Response {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else
        controller.error(
          new ContractError({ service, path: '', expected: 'at most 8 MB', received: 'more' }),
        );
    },
  });
  if (!response.body || withoutBody.includes(response.status)) return response;
  return new Response(response.body.pipeThrough(limit), response);
}
