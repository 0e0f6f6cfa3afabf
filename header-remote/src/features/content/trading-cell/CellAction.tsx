import type { ContentOf } from '@grocer/shared-contracts';
import { ActionLink } from '../action-link/ActionLink.tsx';
import { advertTarget } from '../advertTarget.ts';
import { useContentConfig } from '../contentConfig.ts';

/** The link of a cell: a button in a page, a quiet link in the mega menu. */
export function CellAction({ component }: { component: ContentOf<'trading-cell'> }) {
  const { surface, buylist } = useContentConfig();
  const { textArea, products, defaultNumOfCells } = component;
  const target = textArea.link ?? advertTarget(null, products, buylist);
  if (!target) return null;
  const isQuiet = surface === 'mega-menu' || (surface === 'seasonal-menu' && defaultNumOfCells === 'oneCell');
  return <ActionLink defaultText="Shop now" isQuiet={isQuiet} look={textArea} target={target} />;
}
