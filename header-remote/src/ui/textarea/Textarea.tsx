import { CircleAlert, Info } from 'lucide';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Counter } from './Counter.tsx';
import styles from './Textarea.module.css';

interface Props {
  id: string;
  label: string;
  /** The label is for those who listen only: what stands above says the same. */
  labelHidden?: boolean;
  /** Marked behind the label. */
  needed?: 'required' | 'optional' | undefined;
  value: string;
  placeholder?: string | undefined;
  rows?: number;
  /** In UTF-16 units; the browser takes no more. */
  maxLength?: number | undefined;
  /** How much of `maxLength` is left. */
  counted?: boolean;
  disabled?: boolean | undefined;
  /** Stands between label and box. */
  help?: string | undefined;
  /** What has to be put right. */
  error?: string | undefined;
  /** What is good to know, and stops nobody. */
  advisory?: string | undefined;
  textareaRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement> | undefined;
  onValueChange: (value: string) => void;
}

/** A box for several lines, with its label, help, error, advisory and counter (specification §5). */
export const Textarea = ({
  id,
  label,
  labelHidden = false,
  needed,
  help,
  error,
  advisory,
  ...props
}: Props) => {
  const { value, maxLength, counted = false, textareaRef, rows = 4, onValueChange, ...box } = props;
  const isCounted = counted && maxLength !== undefined;
  const ids = { help: `${id}-help`, error: `${id}-error`, advisory: `${id}-advisory`, count: `${id}-count` };
  const describedBy = [
    help && ids.help,
    error && ids.error,
    advisory && ids.advisory,
    isCounted && ids.count,
  ];
  const name = (
    <label className={styles.label} htmlFor={id}>
      {label} {needed && <Needed needed={needed} />}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {help && (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      )}
      <textarea
        {...box}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        className={styles.box}
        dir="auto"
        id={id}
        maxLength={maxLength}
        onChange={(event) => onValueChange(event.target.value)}
        ref={textareaRef}
        required={needed === 'required'}
        rows={rows}
        value={value}
      />
      <Notice className={styles.error} icon={<Icon glyph={CircleAlert} size={16} />} id={ids.error}>
        {error}
      </Notice>
      <Notice className={styles.advisory} icon={<Icon glyph={Info} size={16} />} id={ids.advisory}>
        {advisory}
      </Notice>
      {isCounted && <Counter id={ids.count} length={value.length} max={maxLength} />}
    </div>
  );
};

/** The attribute says "required" to those who listen. */
const Needed = ({ needed }: { needed: 'required' | 'optional' }) => (
  <span aria-hidden={needed === 'required' || undefined} className={styles.needed}>
    {needed === 'required' ? 'required' : '(optional)'}
  </span>
);

type NoticeProps = {
  id: string;
  className: string | undefined;
  icon: ReactNode;
  children: string | undefined;
};

/** It stands there before it has something to say, so that what comes into it is read. */
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
