import { CircleAlert, Info } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Announcement, nextAnnouncement, noAnnouncement } from '../announcement/Announcement.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Textarea.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'onChange' | 'required'> & {
  id: string;
  label: string;
  /**
   * Whether the label is for screen readers only, because visible text above the box says the same. It is then an
   * attribute: hidden text would be read twice, as text of the dialog and as the name of the box.
   */
  labelHidden?: boolean;
  /** Note after the label. */
  needed?: 'required' | 'optional';
  value: string;
  /** Whether to show how many characters of `maxLength` are left. */
  counted?: boolean;
  /** Text between label and box. */
  help?: string;
  /** The mistake that the shopper has to correct. It makes the box invalid. */
  error?: string | undefined;
  /** A hint, which does not make the box invalid. */
  advisory?: string;
  onValueChange: (value: string) => void;
};

export const Textarea = ({ label, labelHidden = false, needed, help, error, advisory, ...props }: Props) => {
  const { counted = false, onValueChange, ...box } = props;
  const { id, value, maxLength } = box;
  const isCounted = counted && maxLength !== undefined;
  const ids = { help: `${id}-help`, error: `${id}-error`, advisory: `${id}-advisory`, count: `${id}-count` };
  const describedBy = [
    help && ids.help,
    error && ids.error,
    advisory && ids.advisory,
    isCounted && ids.count,
  ];
  return (
    <div className={styles.field}>
      {!labelHidden && (
        <label className={styles.label} htmlFor={id}>
          {label} {needed && <Needed needed={needed} />}
        </label>
      )}
      {help && (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      )}
      <textarea
        rows={4}
        {...box}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        aria-label={labelHidden ? label : undefined}
        className={styles.box}
        dir="auto"
        onChange={(event) => onValueChange(event.target.value)}
        required={needed === 'required'}
      />
      <div className={styles.foot}>
        <div className={styles.notices}>
          <Notice className={styles.error} icon={<Icon glyph={CircleAlert} size={16} />} id={ids.error}>
            {error}
          </Notice>
          <Notice className={styles.advisory} icon={<Icon glyph={Info} size={16} />} id={ids.advisory}>
            {advisory}
          </Notice>
        </div>
        {isCounted && <Counter id={ids.count} length={value.length} max={maxLength} />}
      </div>
    </div>
  );
};

/** "(required)" is hidden from screen readers, which announce the `required` attribute. */
const Needed = ({ needed }: { needed: 'required' | 'optional' }) => (
  <span aria-hidden={needed === 'required' || undefined} className={styles.needed}>
    ({needed})
  </span>
);

type NoticeProps = {
  id: string;
  className: string | undefined;
  icon: ReactNode;
  children: string | undefined;
};

/** A live region, mounted while still empty: screen readers ignore a new region's first content. */
const Notice = ({ id, className, icon, children }: NoticeProps) => (
  <div className={className} id={id} role="status">
    {children && (
      <>
        {icon}
        <span>{children}</span>
      </>
    )}
  </div>
);

const announceEveryMs = 1000;
const announceBelow = 0.2;

/**
 * A character counter. It is updated at each key, but announced at most once a second, and only when less
 * than 20 % is left (behaviour/header#textarea).
 */
const Counter = ({ id, length, max }: { id: string; length: number; max: number }) => {
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

/** Throttles announcements: announces the latest text, at most once a second. */
function useThrottledText(text: string) {
  const [announcement, setAnnouncement] = useState(noAnnouncement);
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  const isDue = text !== announcement.text;
  useEffect(() => {
    if (!isDue) return;
    const announce = () => setAnnouncement(nextAnnouncement(announcement, latest.current));
    const timer = setTimeout(announce, announceEveryMs);
    return () => clearTimeout(timer);
  }, [isDue, announcement]);
  return announcement;
}
