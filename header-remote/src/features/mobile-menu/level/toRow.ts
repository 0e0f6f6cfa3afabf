import type { MenuItem } from '../../../state/menu/menuLevel.ts';
import type { MenuRowVariant } from '../MenuRow.tsx';

/** Adds the style of a category's row. */
export const toRow = (item: MenuItem): MenuItem & { look: MenuRowVariant | undefined } => ({
  ...item,
  look: item.generated ? 'all' : item.offer ? 'offers' : item.bold ? 'bold' : undefined,
});
