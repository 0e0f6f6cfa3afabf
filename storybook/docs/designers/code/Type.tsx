import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import styles from './code.module.css';
import { tokensOf } from './styleSheets.ts';
import { UsedIn } from './UsedIn.tsx';

/** Every type token, set in the header's own font. */
export const TypeSamples = () => (
  <ul className={`sb-unstyled ${styles.list}`}>
    {tokensOf('type').map(({ name, value, usedIn }) => (
      <li className={styles.typeRow} key={name}>
        <div>
          <strong>{name.replace('--type-', '')}</strong>
          <span className={styles.small}>{sizeOf(value)}</span>
          <UsedIn folders={usedIn} />
        </div>
        <Root as="div" className={styles.rootSample}>
          <span style={{ font: `var(${name})` }}>Thursday 5 March, 9am - 10am: £84.20</span>
        </Root>
      </li>
    ))}
  </ul>
);

/** `650 calc(28 * var(--px)) / calc(34 * var(--px)) var(--family)` in words. */
function sizeOf(value: string): string {
  const [, weight, size, line] = /^(\d+) calc\(([\d.]+) \* var\(--px\)\) \/ calc\(([\d.]+)/.exec(value) ?? [];
  return `${size} / ${line} px, weight ${weight}`;
}
