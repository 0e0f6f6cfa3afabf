import type { ContentOf } from '@grocer/shared-contracts';
import button from '../../../ui/button/button.module.css';
import link from '../../../ui/link/TextLink.module.css';
import { ContentLink } from '../ContentLink.tsx';
import { type ContentPlace, useContentKit } from '../contentKit.ts';
import { targetOf } from '../targetOf.ts';
import styles from './CellAction.module.css';

type Cell = ContentOf<'trading-cell'>;

/** What a cell asks the shopper to do: a button in a page, and quieter in a menu. */
export function CellAction({ component }: { component: Cell }) {
  const { place, buylist } = useContentKit();
  const { textArea, products } = component;
  const target = textArea.link ?? targetOf(null, products, buylist);
  if (!target) return null;
  return (
    <ContentLink className={lookOf(component, place)} link={target}>
      {target.text || 'Shop now'}
    </ContentLink>
  );
}

function lookOf({ textArea, defaultNumOfCells }: Cell, place: ContentPlace): string {
  const isQuiet = place === 'mega-menu' || (place === 'seasonal-menu' && defaultNumOfCells === 'oneCell');
  const onRed = textArea.theme === 'red' ? styles.onRed : '';
  if (isQuiet) return `${link.link} ${textArea.theme === 'red' ? link.plain : link.green} ${styles.quiet}`;
  const style = place === 'seasonal-menu' ? 'secondary' : textArea.buttonStyle;
  const theme = style === 'primary' ? button.primary : button.secondary;
  return `${button.button} ${theme} ${styles[style]} ${onRed} ${styles.button}`;
}
