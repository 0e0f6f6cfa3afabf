import { Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressed } from './compressed.ts';

async function* twoPieces(second: Promise<string> = Promise.resolve('</html>')) {
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
  ])('a browser that takes "%s" gets %s', (accepted, encoding) => {
    expect(compressed(twoPieces(), accepted).encoding).toBe(encoding);
  });

  test('the page is the same in each way', async () => {
    const sent = (accepted: string) => bytesOf(compressed(twoPieces(), accepted).body);

    expect(brotliDecompressSync(await sent('br')).toString()).toBe('<html></html>');
    expect(gunzipSync(await sent('gzip')).toString()).toBe('<html></html>');
    expect((await sent('')).toString()).toBe('<html></html>');
  });

  test('the first piece is there before the second is made', async () => {
    const second = Promise.withResolvers<string>();
    const { body } = compressed(twoPieces(second.promise), 'br');
    const page = Readable.fromWeb(body as never)
      .pipe(createBrotliDecompress())
      [Symbol.asyncIterator]();

    expect(String((await page.next()).value)).toBe('<html>');
    second.resolve('</html>');
    expect(String((await page.next()).value)).toBe('</html>');
  });

  test('a page that cannot be finished breaks off', async () => {
    const { body } = compressed(twoPieces(Promise.reject(new Error('no'))), 'br');

    await expect(bytesOf(body)).rejects.toThrow();
  });
});
