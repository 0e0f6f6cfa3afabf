import type { ContentOf } from '@grocer/shared-contracts';
import button from '../../../ui/button/button.module.css';
import link from '../../../ui/link/TextLink.module.css';
import { advertTarget } from '../advertTarget.ts';
import { ContentLink } from '../ContentLink.tsx';
import { type ContentSurface, useContentConfig } from '../contentConfig.ts';
import styles from './CellAction.module.css';

type Cell = ContentOf<'trading-cell'>;

/** The link of a cell: a button in a page, a quiet link in the mega menu (behaviour/content#22). */
export function CellAction({ component }: { component: Cell }) {
  const { surface, buylist } = useContentConfig();
  const { textArea, products } = component;
  const target = textArea.link ?? advertTarget(null, products, buylist);
  if (!target) return null;
  return (
    <ContentLink className={variantOf(component, surface)} link={target}>
      {target.text || 'Shop now'}
    </ContentLink>
  );
}

function variantOf({ textArea, defaultNumOfCells }: Cell, surface: ContentSurface): string {
  const isQuiet = surface === 'mega-menu' || (surface === 'seasonal-menu' && defaultNumOfCells === 'oneCell');
  const onRed = textArea.theme === 'red' ? styles.onRed : '';
  if (isQuiet) return `${link.link} ${textArea.theme === 'red' ? link.plain : link.green} ${styles.quiet}`;
  const style = surface === 'seasonal-menu' ? 'secondary' : textArea.buttonStyle;
  const theme = style === 'primary' ? button.primary : button.secondary;
  return `${button.button} ${theme} ${styles[style]} ${onRed} ${styles.button}`;
}
