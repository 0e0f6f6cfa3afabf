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
  <Root as="div" className={styles.rootSample}>
    <ul className={styles.boxes}>
      {tokensOf('radius').map(({ name, value }) => (
        <Box
          key={name}
          name={name}
          style={{ borderRadius: `var(${name})` }}
          value={`${pixelsOf(value)} px`}
        />
      ))}
      {tokensOf('line').map(({ name }) => (
        <Box
          key={name}
          name={name}
          style={name.endsWith('shadow') ? { boxShadow: `var(${name})` } : { border: `var(${name})` }}
          value=""
        />
      ))}
    </ul>
  </Root>
);

const Box = ({ name, value, style }: { name: string; value: string; style: React.CSSProperties }) => (
  <li className={styles.box}>
    <span className={styles.boxShape} style={style} />
    <span className={styles.boxName}>
      {name} {value}
    </span>
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
