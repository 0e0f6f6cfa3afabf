import { aPicture } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { pictureProps } from './pictureProps.ts';

const imagePattern = '{src}?width={width}';
const at = (position: number) => ({ imagePattern, position });

describe('pictureProps', () => {
  test('a picture always has a width and a height', () => {
    expect(pictureProps(aPicture(), at(0))).toMatchObject({ width: 800, height: 600 });
    const unknown = aPicture({ assetMetadataWidth: null, assetMetadataHeight: null });
    expect(pictureProps(unknown, at(0))).toMatchObject({ width: 800, height: 600 });
  });

  test('pictures at positions 0 to 10 load at once, later ones when they are about to be seen', () => {
    expect(pictureProps(aPicture(), at(0))?.isLazy).toBe(false);
    expect(pictureProps(aPicture(), at(10))?.isLazy).toBe(false);
    expect(pictureProps(aPicture(), at(11))?.isLazy).toBe(true);
  });

  test('a picture without an address is not shown', () => {
    expect(pictureProps(null, at(0))).toBeUndefined();
    expect(pictureProps(aPicture({ src: null }), at(0))).toBeUndefined();
  });
});
