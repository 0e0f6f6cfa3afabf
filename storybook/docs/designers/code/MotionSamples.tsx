import { useState } from 'react';
import { useGlobals } from '../../situations/useGlobals.ts';
import styles from './code.module.css';
import { readMotions } from './motions.ts';
import { partName } from './styleSheet.ts';
import { styleSheets, tokensOf } from './styleSheets.ts';

const tokens = tokensOf('motion');
const tokenValue = (name: string) => tokens.find((token) => token.name === name)?.value ?? '';

const samples = [
  { name: 'Colours', time: '--colour-time', ease: 'ease' },
  { name: 'Panels and the slide-out arrive', time: '--panel-time', ease: tokenValue('--ease-in') },
];

/** The durations, played once by a button. With reduced motion, the reader's or the toolbar's, nothing moves. */
export function MotionSamples() {
  const [isThere, setIsThere] = useState(false);
  const isReduced = useGlobals().includes('motion:reduce');
  return (
    <div className={`sb-unstyled ${isReduced ? styles.still : ''}`}>
      <button className={styles.play} onClick={() => setIsThere(!isThere)} type="button">
        Play
      </button>
      <ul className={styles.list}>
        {samples.map(({ name, time, ease }) => (
          <li className={styles.motionRow} key={time}>
            <span>
              <strong>{name}</strong>
              <span className={styles.small}>
                <code>{time}</code> {tokenValue(time)}, {ease}
              </span>
            </span>
            <span className={styles.track}>
              <span
                className={styles.ball}
                data-there={isThere}
                style={{ transitionDuration: tokenValue(time), transitionTimingFunction: ease }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every transition and animation in the header's style sheets. */
export const Motions = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Where</th>
        <th scope="col">Rule</th>
        <th scope="col">Motion</th>
      </tr>
    </thead>
    <tbody>
      {readMotions(styleSheets).map(({ where, selector, property, value }) => (
        <tr key={`${where} ${selector} ${value}`}>
          <th scope="row">{partName(where)}</th>
          <td>
            <code>{selector}</code>
          </td>
          <td>
            <code>
              {property}: {value}
            </code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
