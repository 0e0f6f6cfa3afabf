import { Fragment } from 'react';
import styles from './code.module.css';
import { colourPairs, measure } from './colourPairs.ts';
import { tokensOf } from './styleSheets.ts';
import { UsedIn } from './UsedIn.tsx';

const colours = tokensOf('colour');
const percent = (ratio: number) => ratio.toFixed(1);

/** Every colour token: a swatch, its value, and where it is used. */
export const Swatches = () => (
  <ul className={`sb-unstyled ${styles.swatches}`}>
    {colours.map(({ name, value, usedIn }) => (
      <li className={styles.swatch} key={name}>
        <div className={styles.colour} style={{ background: value }} />
        <strong>{name.slice(2)}</strong>
        <code>{value}</code>
        <UsedIn folders={usedIn} />
      </li>
    ))}
  </ul>
);

/** Every pair of a colour and its ground, with the ratio that it has and the one that it needs. */
export const Contrasts = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Sample</th>
        <th scope="col">Pair</th>
        <th scope="col">Ratio</th>
        <th scope="col">WCAG 2.2 AA needs</th>
        <th scope="col">Where</th>
      </tr>
    </thead>
    <tbody>
      {colourPairs
        .map((pair) => measure(pair, colours))
        .map(({ front, ground, hex, kind, ratio, needed, where, holds }) => (
          <tr key={`${front} ${ground} ${kind}`}>
            <td>
              <span className={styles.sample} style={{ color: hex.front, background: hex.ground }}>
                {kind === 'text' ? 'Grocer' : <span className={styles.stroke} />}
              </span>
            </td>
            <th scope="row">
              <code>{front}</code> on <code>{ground}</code>
            </th>
            <td>
              {percent(ratio)} {holds ? '✓' : 'too little'}
            </td>
            <td>
              {needed} ({kind})
            </td>
            <td>{where}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

/** Tokens with their values, for those that need no drawing. */
export const Values = ({ group }: { group: Parameters<typeof tokensOf>[0] }) => (
  <dl className={`sb-unstyled ${styles.values}`}>
    {tokensOf(group).map(({ name, value }) => (
      <Fragment key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
