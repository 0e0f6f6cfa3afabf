// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findDifference, type Pixels, readPixels, writeWebp } from './pixels.ts';

/** A white card, 80 by 40, with a line of text and a green button. */
const card = ({ left = 10, green = '#17593f', height = 40 } = {}): Promise<Pixels> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="${height}">
    <rect width="80" height="${height}" fill="white"/>
    <rect x="${left}" y="6" width="40" height="1" fill="#222"/>
    <rect x="10" y="12" width="30" height="16" rx="4" fill="${green}"/>
  </svg>`;
  return readPixels(Buffer.from(svg));
};

/** A letter on white, 80 by 20. */
const lettered = (right = 0, drawing = 'M0 0h2v10h-2zM4 0h2v10h-2z', fill = '#222'): Promise<Pixels> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="white"/>
    <path d="${drawing}" fill="${fill}" transform="translate(${5 + right} 5)"/></svg>`;
  return readPixels(Buffer.from(svg));
};

/** The card as another processor may draw it, with every value rounded up. */
async function roundedCard(): Promise<Pixels> {
  const { data, ...size } = await card();
  return { ...size, data: Buffer.from(data.map((value) => Math.min(255, value + 1))) };
}

describe('two pictures', () => {
  it.each([
    ['all pixels are equal', card()],
    ['a processor rounded another way', roundedCard()],
  ])('look the same if %s', async (_what, after) => {
    expect(findDifference(await card(), await after)).toBeUndefined();
  });

  it('look the same if a letter is a quarter of a pixel further', async () => {
    expect(findDifference(await lettered(), await lettered(0.25))).toBeUndefined();
  });

  const farLetters = 'M0 0h2v10h-2zM66 0h2v10h-2z';

  it.each([
    ['a letter is a pixel further', lettered(), lettered(1), 40],
    ['a letter is another', lettered(), lettered(0, 'M0 0h6v2h-6z'), 36],
    ['far letters are a quarter of a pixel further', lettered(0, farLetters), lettered(0.25, farLetters), 40],
    ['a letter has another colour', lettered(0, undefined, '#17593f'), lettered(0, undefined, '#0f4530'), 40],
    ['a pale line is missing', lettered(0, 'M0 0h1v10h-1z', '#e4ded2'), lettered(0, ''), 10],
    ['a line has moved by one pixel', card(), card({ left: 11 }), 2],
    ['a colour has changed, however little', card(), card({ green: '#17593c' }), 468],
  ])('differ if %s', async (_what, before, after, count) => {
    expect(findDifference(await before, await after)?.count).toBe(count);
  });

  it('differ if one is higher, and the difference shows both', async () => {
    const difference = findDifference(await card(), await card({ height: 41 }));

    expect(difference).toMatchObject({ count: undefined, picture: { width: 80, height: 41 } });
  });
});

it('a reference picture has every pixel of the picture that was taken', async () => {
  const taken = await card();
  const png = await sharp(taken.data, { raw: { width: 80, height: 40, channels: 4 } })
    .png()
    .toBuffer();

  expect(await readPixels(await writeWebp(await readPixels(png)))).toEqual(taken);
});
