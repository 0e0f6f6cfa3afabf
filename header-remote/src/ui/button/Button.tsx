import { Check, Save } from 'lucide';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './button.module.css';
import states from './buttonStates.module.css';

export type ButtonTheme = 'primary' | 'primaryWhite' | 'secondary' | 'secondaryWhite';
/** `refused`: disabled, but it keeps its focus, so that it can say why. */
export type ButtonState = 'ready' | 'disabled' | 'refused' | 'waiting' | 'success' | 'save';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  /** The white ones stand on red or on dark green. */
  theme: ButtonTheme;
  /** A button that waits keeps its focus and its width; presses do nothing. */
  state?: ButtonState | undefined;
  /** As wide as its words, at least 160 px, or as its place. */
  width?: 'fit' | 'standard' | 'full';
  size?: 36 | 44 | 48;
  /** The name for those who listen, where the words alone do not say enough. It begins with the words. */
  accessibleText?: string | undefined;
  children: ReactNode;
};

export const Button = ({ theme, state = 'ready', width = 'fit', size = 48, ...props }: Props) => {
  const { accessibleText, className = '', children, onClick, ...button } = props;
  const isWaiting = state === 'waiting';
  const isDeaf = isWaiting || state === 'refused';
  const classes = [styles.button, states.button, styles[theme], states[theme], styles[`size${size}`]];
  return (
    <button
      type="button"
      {...button}
      aria-busy={isWaiting || undefined}
      // Not the attribute itself: it would take the focus away from whoever pressed the button.
      aria-disabled={isDeaf || undefined}
      aria-label={accessibleText}
      className={[...classes, states[`size${size}`], states[width], className].filter(Boolean).join(' ')}
      data-state={state}
      disabled={state === 'disabled'}
      onClick={isDeaf ? ignore : onClick}
    >
      {marks[state]}
      <span className={states.label}>{children}</span>
    </button>
  );
};

/** Also what a form would send by it. */
const ignore = (event: MouseEvent) => event.preventDefault();

const marks: Record<ButtonState, ReactNode> = {
  ready: null,
  disabled: null,
  refused: null,
  waiting: <Spinner className={states.spinner} size="medium" />,
  success: <Icon glyph={Check} size={18} />,
  save: <Icon glyph={Save} size={18} />,
};
