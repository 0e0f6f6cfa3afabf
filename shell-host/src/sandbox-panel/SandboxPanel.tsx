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
 * A panel for development and demonstrations that sets scenarios and faults of the sandbox. Not for real services.
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

  async function enter(scenario: string) {
    await run(() => control.enter(scenario), `Now in ${scenario}`);
    location.reload();
  }

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
          <FaultForm
            state={state}
            onSet={(order) => run(() => control.setFault(order), `Fault set: ${order.call}`)}
            onClear={() => run(() => control.clearFaults(), 'Faults cleared')}
          />
        )}
        {state && <Scenarios scenarios={state.scenarios} onChoose={enter} />}
      </section>
    </>
  );
}

interface FaultFormProps {
  state: SandboxState;
  onSet: (order: FaultOrder) => void;
  onClear: () => void;
}

/** A form that sets a fault, and the list of the faults that are set. */
function FaultForm({ state: { calls, kinds, faults }, onSet, onClear }: FaultFormProps) {
  const [kind, setKind] = useState(kinds[0]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSet(readFaultForm(new FormData(event.currentTarget)));
  }

  return (
    <form className={styles.faults} onSubmit={submit}>
      <h3>Fault</h3>
      <label>
        Call
        <select name="call">{optionsOf(calls)}</select>
      </label>
      <label>
        Kind
        <select name="kind" onChange={({ target }) => setKind(target.value)}>
          {optionsOf(kinds)}
        </select>
      </label>
      {kind === 'status' && (
        <>
          <Field label="Status" name="status" defaultValue={503} min={200} max={599} required />
          <Field label="Code (of an order: ORDER_ORCHESTRATION_091)" name="code" type="text" />
        </>
      )}
      {kind === 'delay' && (
        <Field label="Milliseconds" name="ms" defaultValue={3000} max={600_000} required />
      )}
      <Field label="Times (empty: until cleared)" name="times" min={1} max={1000} />
      <div className={styles.buttons}>
        <button type="submit">Set fault</button>
        <button type="button" disabled={faults.length === 0} onClick={onClear}>
          Clear faults
        </button>
      </div>
      <ul aria-label="Faults that are set">
        {faults.map((order) => (
          <li key={order.call}>{describeFault(order)}</li>
        ))}
      </ul>
    </form>
  );
}

const Field = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label>
    {label}
    <input type="number" min={0} autoComplete="off" {...input} />
  </label>
);

const optionsOf = (words: string[]) => words.map((word) => <option key={word}>{word}</option>);

interface ScenariosProps {
  scenarios: SandboxState['scenarios'];
  onChoose: (scenario: string) => void;
}

const Scenarios = ({ scenarios, onChoose }: ScenariosProps) => (
  <>
    <h3>Scenario</h3>
    <ul className={styles.scenarios} aria-label="Scenarios">
      {scenarios.map(({ name, title }) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(name)}>
            <strong>{name}</strong>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  </>
);
