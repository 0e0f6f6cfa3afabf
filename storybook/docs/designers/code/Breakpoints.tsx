import { readBreakpoints } from './breakpoints.ts';
import styles from './code.module.css';
import { partName } from './styleSheet.ts';
import { styleSheets } from './styleSheets.ts';

const breakpoints = readBreakpoints(styleSheets);
const reviewed = [320, 390, 768, 992, 1280, 1440];
const widest = 1440;

/** The widths that designers review, and where between them the header changes. */
export const Ruler = () => (
  <div aria-hidden="true" className={`sb-unstyled ${styles.ruler}`}>
    {breakpoints.map(({ width }) => (
      <span className={styles.change} key={width} style={{ insetInlineStart: `${(100 * width) / widest}%` }}>
        {width}
      </span>
    ))}
    {reviewed.map((width) => (
      <span className={styles.reviewed} key={width} style={{ inlineSize: `${(100 * width) / widest}%` }}>
        {width}
      </span>
    ))}
  </div>
);

/** Every breakpoint of the style sheets. */
export const BreakpointTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col">By the width of the header’s slot</th>
        <th scope="col">By the width of the window</th>
      </tr>
    </thead>
    <tbody>
      {breakpoints.map(({ width, slot, window }) => (
        <tr key={width}>
          <th scope="row" style={{ whiteSpace: 'nowrap' }}>
            {width} px ({width / 16} em)
          </th>
          <td>{slot.map(partName).join(', ')}</td>
          <td>{window.map(partName).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
