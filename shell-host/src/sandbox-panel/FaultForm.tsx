import { type FormEvent, useState } from 'react';
import type { FaultOrder, SandboxState } from './createSandboxControl.ts';
import { describeFault } from './describeFault.ts';
import { readFaultForm } from './readFaultForm.ts';
import styles from './SandboxPanel.module.css';

interface Props {
  state: SandboxState;
  onSet: (order: FaultOrder) => void;
  onClear: () => void;
}

/** A form that sets a fault, and the list of the faults that are set. */
export function FaultForm({ state: { calls, kinds, faults }, onSet, onClear }: Props) {
  const [kind, setKind] = useState(kinds[0] ?? '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSet(readFaultForm(new FormData(event.currentTarget)));
  }

  return (
    <form className={styles.faults} onSubmit={submit}>
      <h3>Fault</h3>
      <Choices name="call" label="Call" words={calls} />
      <Choices name="kind" label="Kind" words={kinds} onChoose={setKind} />
      {kind === 'status' && (
        <>
          <Count name="status" label="Status" start={503} min={200} max={599} />
          <label>
            Code (of an order: ORDER_ORCHESTRATION_091)
            <input name="code" autoComplete="off" spellCheck={false} />
          </label>
        </>
      )}
      {kind === 'delay' && <Count name="ms" label="Milliseconds" start={3000} min={0} max={600_000} />}
      <Count name="times" label="Times (empty: until cleared)" min={1} max={1000} />
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

interface ChoicesProps {
  name: string;
  label: string;
  words: string[];
  onChoose?: (word: string) => void;
}

const Choices = ({ name, label, words, onChoose }: ChoicesProps) => (
  <label>
    {label}
    <select name={name} onChange={({ target }) => onChoose?.(target.value)}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  </label>
);

interface CountProps {
  name: string;
  label: string;
  start?: number;
  min: number;
  max: number;
}

const Count = ({ name, label, start, min, max }: CountProps) => (
  <label>
    {label}
    <input
      type="number"
      name={name}
      defaultValue={start}
      min={min}
      max={max}
      required={start !== undefined}
    />
  </label>
);
