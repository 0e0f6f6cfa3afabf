import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';

/** What of the screen is wanted. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position of a field in the header of the X window dump format, which has numbers of four bytes. */
const field = { headerSize: 0, bytesPerLine: 12, colours: 19 } as const;
const bytesPerColour = 12;

/** Reads a frame buffer file of Xvfb, in which a pixel is blue, green, red and a byte of padding. Returns a PNG. */
export async function readScreen(file: string, area: Area): Promise<Buffer> {
  const dump = await readFile(file);
  const read = (name: keyof typeof field) => dump.readUInt32BE(field[name] * 4);
  const bytesPerLine = read('bytesPerLine');
  const start = read('headerSize') + read('colours') * bytesPerColour;
  const { width, height } = area;
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = start + (area.y + y) * bytesPerLine + (area.x + x) * 4;
      const to = (y * width + x) * 4;
      png.data.set([dump[from + 2] ?? 0, dump[from + 1] ?? 0, dump[from] ?? 0, 255], to);
    }
  }
  return PNG.sync.write(png);
}
