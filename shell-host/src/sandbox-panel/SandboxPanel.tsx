import { useState } from 'react';
import { createSandboxControl, type SandboxState } from './createSandboxControl.ts';
import { FaultForm } from './FaultForm.tsx';
import styles from './SandboxPanel.module.css';
import { ScenarioList } from './ScenarioList.tsx';

interface Props {
  /** Origin of the sandbox. */
  services: string;
}

/** A panel for development and demonstrations that sets scenarios and faults of the sandbox. Never on real services. */
export function SandboxPanel({ services }: Props) {
  const [control] = useState(() => createSandboxControl(services, (...request) => fetch(...request)));
  const [state, setState] = useState<SandboxState>();
  const [message, setMessage] = useState('');

  /** Runs an action, reads the sandbox's new state, and shows the message `done` or the error. */
  async function run(action: () => Promise<unknown>, done: string) {
    try {
      await action();
      setState(await control.read());
      setMessage(done);
    } catch (error) {
      setMessage((error as Error).message);
    }
  }

  async function enter(scenario: string) {
    await run(() => control.enter(scenario), `Now in ${scenario}`);
    location.reload();
  }

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget="sandbox-panel"
        aria-label="Sandbox"
        title="Sandbox"
      >
        <Flask />
      </button>
      <section
        id="sandbox-panel"
        className={styles.panel}
        popover="auto"
        aria-label="Sandbox"
        onToggle={({ newState }) => newState === 'open' && void run(async () => {}, '')}
      >
        <div className={styles.head}>
          <h2>Sandbox</h2>
          <button type="button" popoverTarget="sandbox-panel" popoverTargetAction="hide">
            Close
          </button>
        </div>
        <p role="status">{message}</p>
        {state && (
          <>
            <FaultForm
              state={state}
              onSet={(order) => run(() => control.setFault(order), `Fault set: ${order.call}`)}
              onClear={() => run(() => control.clearFaults(), 'Faults cleared')}
            />
            <ScenarioList scenarios={state.scenarios} onEnter={enter} />
          </>
        )}
      </section>
    </>
  );
}

const Flask = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path d="M9 3h6M10 3v6L4.6 18.4A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.4-2.6L14 9V3M7.4 14h9.2" />
  </svg>
);
