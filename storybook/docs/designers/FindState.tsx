import { useId, useState } from 'react';
import styles from './findState.module.css';
import { type Entry, findStates } from './findStates.ts';
import { useIndex } from './useIndex.ts';

/** As many as a glance takes in. A button shows the others. */
const shown = 24;

/** A field that finds pages and stories, also by words that their titles do not have. */
export function FindState() {
  const entries = useIndex();
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = findStates(entries, typed);
  return (
    <search className={`sb-unstyled ${styles.find}`}>
      <label className={styles.label} htmlFor={id}>
        Find a state
      </label>
      <input
        autoComplete="off"
        className={styles.input}
        id={id}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="slot booked phone, 99+, 058, staff, RTL..."
        type="search"
        value={typed}
      />
      <p aria-live="polite" className={styles.count}>
        {typed.trim() !== '' && countOf(found.length)}
      </p>
      <Results found={found} key={typed} />
    </search>
  );
}

function Results({ found }: { found: readonly Entry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const seen = isWhole ? found : found.slice(0, shown);
  if (found.length === 0) return null;
  return (
    <>
      <ul className={styles.results}>
        {seen.map((entry) => (
          <li key={entry.id}>
            <a href={`./?path=/${entry.type}/${entry.id}`} target="_top">
              {nameOf(entry)}
            </a>
          </li>
        ))}
      </ul>
      {seen.length < found.length && (
        <button className={styles.more} onClick={() => setIsWhole(true)} type="button">
          {found.length - seen.length} more
        </button>
      )}
    </>
  );
}

const nameOf = ({ title, name, type }: Entry): string =>
  [...title.split('/'), ...(type === 'story' ? [name] : [])].join(' / ');

const countOf = (count: number): string =>
  count === 0
    ? 'Nothing found. Type a part (“trolley”), a situation (“slot error”), a width (“320”) or a code (“058”).'
    : `${count} found`;
