import { useId, useState } from 'react';
import styles from './findState.module.css';
import { type Entry, findStates } from './findStates.ts';
import { useIndex } from './useIndex.ts';

/** More results do not help: another word does. */
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
        placeholder="slot error, 99+, 058, support user, RTL..."
        type="search"
        value={typed}
      />
      <p aria-live="polite" className={styles.count}>
        {typed.trim() !== '' && countOf(found.length)}
      </p>
      {found.length > 0 && (
        <ul className={styles.results}>
          {found.slice(0, shown).map((entry) => (
            <li key={entry.id}>
              <a href={`./?path=/${entry.type}/${entry.id}`} target="_top">
                {nameOf(entry)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const nameOf = ({ title, name, type }: Entry): string =>
  [...title.split('/'), ...(type === 'story' ? [name] : [])].join(' / ');

const countOf = (count: number): string =>
  count === 0 ? 'Nothing has this name.' : `${count} found${count > shown ? `, the first ${shown}` : ''}`;
