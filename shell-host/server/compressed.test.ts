import { Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressed } from './compressed.ts';

async function* twoChunks(second: Promise<string> = Promise.resolve('</html>')) {
  yield '<html>';
  yield await second;
}

const bytesOf = async (body: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(body).arrayBuffer());

describe('compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0', undefined],
    ['', undefined],
  ])('a browser that accepts "%s" gets the encoding %s', (accepted, encoding) => {
    expect(compressed(twoChunks(), accepted).encoding).toBe(encoding);
  });

  test('the page is the same in every encoding', async () => {
    const sent = (accepted: string) => bytesOf(compressed(twoChunks(), accepted).body);

    expect(brotliDecompressSync(await sent('br')).toString()).toBe('<html></html>');
    expect(gunzipSync(await sent('gzip')).toString()).toBe('<html></html>');
    expect((await sent('')).toString()).toBe('<html></html>');
  });

  test('the first chunk arrives before the second one is made', async () => {
    const second = Promise.withResolvers<string>();
    const { body } = compressed(twoChunks(second.promise), 'br');
    const page = Readable.fromWeb(body as never)
      .pipe(createBrotliDecompress())
      [Symbol.asyncIterator]();

    expect(String((await page.next()).value)).toBe('<html>');
    second.resolve('</html>');
    expect(String((await page.next()).value)).toBe('</html>');
  });

  test('the response is aborted if the page cannot be finished', async () => {
    const { body } = compressed(twoChunks(Promise.reject(new Error('no'))), 'br');

    await expect(bytesOf(body)).rejects.toThrow();
  });
});
