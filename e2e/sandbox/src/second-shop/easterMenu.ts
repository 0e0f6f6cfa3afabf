import { component, link } from '../data/content/component.ts';
import { bullet, heading, linkTo, paragraph, richText, text } from '../data/content/richText.ts';
import { tradingCell } from '../data/content/tradingCell.ts';
import type { Pictures } from '../picturesAt.ts';

const easter = '/ecom/shop/browse/groceries/easter';

/** Content of the second shop's seasonal menu. */
export const easterMenu = (pictures: Pictures) => ({
  pageTitle: { text: 'Easter' },
  content: {
    locations: {
      main: [
        richText('easter-links', [
          heading(text('Easter')),
          bullet(linkTo(easter, 'View all Easter')),
          bullet(linkTo(`${easter}/hot_cross_buns`, 'Hot cross buns')),
        ]),
        tradingCell(pictures, 'easter-table', {
          cells: 'threeCells',
          picture: 'easter',
          words: {
            heading: 'The Easter table',
            subheading: 'Everything for Sunday lunch, from roast to pudding',
            link: link('Shop Easter', easter),
          },
        }),
        component('text-card', 'easter-collect', {
          heading: 'Collect on Good Friday',
          blocks: [paragraph(text('From 8am to 2pm, in every branch.'))],
          link: link('Book Slot', '/ecom/serviceselection'),
          valid: true,
        }),
      ],
    },
  },
});
