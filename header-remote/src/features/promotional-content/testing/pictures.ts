import { createSandbox } from '@grocer/sandbox';
import { sandboxHandlers } from '@grocer/sandbox/msw';
import type { Picture } from '@grocer/shared-contracts';
import { aPicture } from '@grocer/shared-contracts/fixtures';
import type { SetupWorker } from 'msw/browser';
import { imageWidths } from '../pictureProps.ts';

const origin = 'https://services.grocer.example';

/** Serves the sandbox's pictures in the browser through MSW. */
export const showPictures = ({ msw }: { msw: Pick<SetupWorker, 'use'> }): void =>
  msw.use(...sandboxHandlers(createSandbox(), { origin }));

const ratios = { landscape: 3 / 4, portrait: 4 / 3, wide: 1 / 2, sign: 1 / 2 };

/** A picture of the sandbox, by name, in every width. */
export function aScene(
  name: string,
  { shape = 'landscape', altText = '' }: { shape?: keyof typeof ratios; altText?: string } = {},
): Picture {
  const ratio = ratios[shape];
  const address = (width: number) => `${origin}/images/${name}.svg?w=${width}&h=${Math.round(width * ratio)}`;
  return aPicture({
    src: null,
    altText,
    dynamicImages: { highQuality95: Object.fromEntries(imageWidths.map((width) => [width, address(width)])) },
    assetMetadataWidth: 800,
    assetMetadataHeight: Math.round(800 * ratio),
  });
}

/** The pictures of a trading cell. `wide` is for `threeCells` and `fourCells`. */
export const aCellPicture = (name: string, shape: 'landscape' | 'wide' = 'landscape') => ({
  landscapeImage: aScene(name, { shape }),
  portraitImage: aScene(name, { shape: 'portrait' }),
});
