import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Announcement, nextAnnouncement, noAnnouncement } from '../announcement/Announcement.tsx';
import styles from './Textarea.module.css';

interface Props {
  id: string;
  length: number;
  max: number;
}

const announceEveryMs = 1000;
const announceBelow = 0.2;

/**
 * Updated at each key. Announced at most every second, and only when less than 20 % is left
 * (behaviour/header#textarea).
 */
export const Counter = ({ id, length, max }: Props) => {
  const remaining = max - length;
  const text = `${remaining}/${max} characters left`;
  return (
    <>
      <p className={styles.counter} id={id}>
        {text}
      </p>
      <Announcement announcement={useThrottledText(remaining < max * announceBelow ? text : '')} />
    </>
  );
};

/** Throttles the text: announces the latest one, at most once a second. */
function useThrottledText(text: string) {
  const [announcement, setAnnouncement] = useState(noAnnouncement);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    if (timer.current !== undefined || text === announcement.text) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setAnnouncement((before) => nextAnnouncement(before, latest.current));
    }, announceEveryMs);
  }, [text, announcement]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return announcement;
}
