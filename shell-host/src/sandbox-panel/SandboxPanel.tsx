import { useState } from 'react';
import styles from './SandboxPanel.module.css';

interface Scenario {
  name: string;
  title: string;
}

/**
 * A panel that sets the sandbox's scenario for this visitor. For development and demonstrations, not for real
 * services. `services`: origin of the sandbox.
 */
export function SandboxPanel({ services }: { services: string }) {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>([]);
  const [problem, setProblem] = useState('');

  const call = async (path: string, request?: RequestInit) => {
    const answer = await fetch(`${services}/sandbox/${path}`, { credentials: 'include', ...request });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
    return answer.json();
  };
  const report = (error: Error) => setProblem(error.message);
  const read = () => call('scenarios').then((known) => setScenarios(known.scenarios), report);
  const enter = (name: string) =>
    call('scenario', {
      method: 'POST',
      body: JSON.stringify({ name }),
      headers: { 'Content-Type': 'application/json' },
    }).then(() => location.reload(), report);

  return (
    <>
      <button className={styles.opener} popoverTarget="sandbox-panel" type="button" aria-label="Sandbox">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M9 3h6M10 3v6L4.6 18.4A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.4-2.6L14 9V3M7.4 14h9.2" />
        </svg>
      </button>
      <section
        id="sandbox-panel"
        className={styles.panel}
        popover="auto"
        aria-label="Sandbox"
        onToggle={({ newState }) => newState === 'open' && void read()}
      >
        <h2>Scenario</h2>
        <p role="status">{problem}</p>
        {scenarios.map(({ name, title }) => (
          <button key={name} type="button" onClick={() => void enter(name)}>
            <strong>{name}</strong>
            <span>{title}</span>
          </button>
        ))}
      </section>
    </>
  );
}
