const widths = [160, 320, 544, 768, 992, 1200, 1500, 1800, 2400];

/** Height of a picture divided by its width. `wide` is a picture for three and four cells, `sign` the logo of a brand. */
const ratios = { landscape: 3 / 4, portrait: 4 / 3, wide: 1 / 2, sign: 1 / 2 };

/** The addresses and the size of a picture, in the format of the content service. */
export type PictureAddresses = {
  src: string;
  /** By quality preset and width. */
  dynamicImages: { highQuality95: Record<string, string> };
  assetMetadataWidth: number;
  assetMetadataHeight: number;
};

export type Pictures = (name: string, shape?: keyof typeof ratios) => PictureAddresses;

export const picturesAt =
  (origin: string): Pictures =>
  (name, shape = 'landscape') => {
    const ratio = ratios[shape];
    const address = (width: number) =>
      `${origin}/images/${name}.svg?w=${width}&h=${Math.round(width * ratio)}`;
    return {
      src: address(800),
      dynamicImages: { highQuality95: Object.fromEntries(widths.map((width) => [width, address(width)])) },
      assetMetadataWidth: 800,
      assetMetadataHeight: Math.round(800 * ratio),
    };
  };
