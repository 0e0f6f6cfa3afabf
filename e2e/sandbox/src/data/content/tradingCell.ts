import type { Pictures } from '../../picturesAt.ts';
import { type Component, component } from './component.ts';

type Words = {
  heading: string;
  offerHeading?: string;
  subheading?: string;
  supportingTitle?: string;
  disclaimer?: string;
  buttonStyle?: 'primary' | 'primaryLight' | 'secondary';
  theme?: 'light' | 'red';
  link?: { text: string; altText: string; url: string; newWindow: boolean };
};

export type TradingCell = {
  cells: 'oneCell' | 'twoCells' | 'threeCells' | 'fourCells';
  picture: string;
  words: Words;
  icons?: Record<string, unknown>;
  lineNumbers?: readonly string[];
};

/** The pictures of larger cells are cropped to a band. */
const shapeOf = {
  oneCell: 'landscape',
  twoCells: 'landscape',
  threeCells: 'wide',
  fourCells: 'wide',
} as const;

/** A trading cell with all of its fields. */
export const tradingCell = (pictures: Pictures, id: string, cell: TradingCell): Component =>
  component('trading-cell', id, {
    defaultNumOfCells: cell.cells,
    image: {
      portraitImage: { ...pictures(cell.picture, 'portrait'), altText: '' },
      landscapeImage: { ...pictures(cell.picture, shapeOf[cell.cells]), altText: '' },
    },
    textArea: {
      offerHeading: null,
      subheading: null,
      supportingTitle: null,
      disclaimer: null,
      buttonStyle: 'primary',
      theme: 'light',
      link: null,
      ...cell.words,
      displayDisclaimer: cell.words.disclaimer !== undefined,
    },
    icons: {
      offerRoundel: null,
      messageIcon: { message: 'none' },
      brandIcon: null,
      loyaltyCardIcon: null,
      ...cell.icons,
    },
    products: productsFor(cell.lineNumbers ?? []),
  });

export const productsFor = (lineNumbers: readonly string[]) =>
  lineNumbers.map((lineNumber) => ({ id: `p${lineNumber}`, lineNumber }));
