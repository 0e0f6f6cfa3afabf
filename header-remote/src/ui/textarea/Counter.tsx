import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Announcement, nothingSaid, say } from '../announcement/Announcement.tsx';
import styles from './Textarea.module.css';

interface Props {
  id: string;
  length: number;
  max: number;
}

const spokenEveryMs = 1000;
const spokenBelow = 0.2;

/** To be seen at each key; said at most every second, and only once little is left (clarification 54). */
export const Counter = ({ id, length, max }: Props) => {
  const remaining = max - length;
  const text = `${remaining}/${max} characters left`;
  return (
    <>
      <p className={styles.counter} id={id}>
        {text}
      </p>
      <Announcement said={useSaid(remaining < max * spokenBelow ? text : '')} />
    </>
  );
};

/** The latest text, once a second at most. */
function useSaid(text: string) {
  const [said, setSaid] = useState(nothingSaid);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    if (timer.current !== undefined || text === said.text) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setSaid((before) => say(before, latest.current));
    }, spokenEveryMs);
  }, [text, said]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return said;
}
