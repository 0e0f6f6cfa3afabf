import type { Scenario } from './createSandboxControl.ts';
import styles from './SandboxPanel.module.css';

interface Props {
  scenarios: Scenario[];
  onEnter: (name: string) => void;
}

/** The scenarios, as buttons. Entering one resets the visitor and reloads the page. */
export const ScenarioList = ({ scenarios, onEnter }: Props) => (
  <>
    <h3>Scenario</h3>
    <ul className={styles.scenarios} aria-label="Scenarios">
      {scenarios.map(({ name, title }) => (
        <li key={name}>
          <button type="button" onClick={() => onEnter(name)}>
            <strong>{name}</strong>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  </>
);
