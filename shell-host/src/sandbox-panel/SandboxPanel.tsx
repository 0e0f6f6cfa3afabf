import { type ComponentProps, type FormEvent, useState } from 'react';
import styles from './SandboxPanel.module.css';
import {
  createSandboxControl,
  describeFault,
  type FaultOrder,
  readFaultForm,
  type SandboxState,
} from './sandboxControl.ts';

/**
 * A panel for development and demonstrations that sets scenarios and faults of the sandbox. Never on real services.
 * `services`: origin of the sandbox.
 */
export function SandboxPanel({ services }: { services: string }) {
  const [control] = useState(() => createSandboxControl(services));
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

  /** Resets this visitor to the start of a scenario, and reloads the page. */
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
            <h3>Scenario</h3>
            <ul className={styles.scenarios} aria-label="Scenarios">
              {state.scenarios.map(({ name, title }) => (
                <li key={name}>
                  <button type="button" onClick={() => enter(name)}>
                    <strong>{name}</strong>
                    <span>{title}</span>
                  </button>
                </li>
              ))}
            </ul>
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

interface FaultFormProps {
  state: SandboxState;
  onSet: (order: FaultOrder) => void;
  onClear: () => void;
}

/** A form that sets a fault, and the list of the faults that are set. */
function FaultForm({ state: { calls, kinds, faults }, onSet, onClear }: FaultFormProps) {
  const [kind, setKind] = useState(kinds[0] ?? '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSet(readFaultForm(new FormData(event.currentTarget)));
  }

  return (
    <form className={styles.faults} onSubmit={submit}>
      <h3>Fault</h3>
      <Choices name="call" label="Call" words={calls} />
      <Choices name="kind" label="Kind" words={kinds} onChange={({ target }) => setKind(target.value)} />
      {kind === 'status' && (
        <>
          <Field label="Status" name="status" type="number" defaultValue={503} min={200} max={599} required />
          <Field
            label="Code (of an order: ORDER_ORCHESTRATION_091)"
            name="code"
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
      {kind === 'delay' && (
        <Field
          label="Milliseconds"
          name="ms"
          type="number"
          defaultValue={3000}
          min={0}
          max={600_000}
          required
        />
      )}
      <Field label="Times (empty: until cleared)" name="times" type="number" min={1} max={1000} />
      <div className={styles.buttons}>
        <button type="submit">Set fault</button>
        <button type="button" disabled={faults.length === 0} onClick={onClear}>
          Clear faults
        </button>
      </div>
      <ul className={styles.set} aria-label="Faults that are set">
        {faults.map((order) => (
          <li key={order.call}>{describeFault(order)}</li>
        ))}
      </ul>
    </form>
  );
}

interface ChoicesProps extends ComponentProps<'select'> {
  label: string;
  words: string[];
}

const Choices = ({ label, words, ...select }: ChoicesProps) => (
  <label>
    {label}
    <select {...select}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  </label>
);

const Field = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label>
    {label}
    <input {...input} />
  </label>
);
