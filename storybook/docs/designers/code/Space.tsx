import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import styles from './code.module.css';
import { tokensOf } from './styleSheets.ts';
import { pixelsOf } from './tokens.ts';

/** Every space, as wide as it is. */
export const Spaces = () => (
  <ul className={`sb-unstyled ${styles.list}`}>
    {tokensOf('space').map(({ name, value }) => (
      <li className={styles.spaceRow} key={name}>
        <code>{name}</code>
        <span className={styles.small}>{pixelsOf(value)} px</span>
        <span className={styles.bar} style={{ inlineSize: pixelsOf(value) * 4 }} />
      </li>
    ))}
  </ul>
);

/** Every radius, line and shadow on a box. */
export const Boxes = () => (
  <ul className={`sb-unstyled ${styles.boxes}`}>
    {tokensOf('radius').map(({ name, value }) => (
      <Box key={name} name={`${name} ${pixelsOf(value)} px`} style={{ borderRadius: `var(${name})` }} />
    ))}
    {tokensOf('line').map(({ name }) => (
      <Box
        key={name}
        name={name}
        style={{ [name.endsWith('shadow') ? 'boxShadow' : 'border']: `var(${name})` }}
      />
    ))}
  </ul>
);

/** In a root, which has the tokens; its reset leaves inline styles alone. */
const Box = ({ name, style }: { name: string; style: React.CSSProperties }) => (
  <li>
    <Root as="div">
      <span style={{ display: 'block', blockSize: 64, background: 'var(--green-50)', ...style }} />
    </Root>
    <code>{name}</code>
  </li>
);

/** The layers of the header, the topmost first. */
export const Layers = () => (
  <ol className={`sb-unstyled ${styles.layers}`}>
    {tokensOf('layer')
      .toReversed()
      .map(({ name, value }) => (
        <li key={name}>
          <code>{value}</code> {name.replace('--z-', '').replaceAll('-', ' ')}
        </li>
      ))}
  </ol>
);
