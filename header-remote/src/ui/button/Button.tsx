import { Check } from 'lucide';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './button.module.css';
import states from './buttonStates.module.css';

/** `secondaryWhite` is for a dark green background. */
export type ButtonTheme = 'primary' | 'secondary' | 'secondaryWhite';
/** `refused`: disabled but focusable, so that screen readers can read why. A press calls `onClick`. */
export type ButtonState = 'ready' | 'disabled' | 'refused' | 'waiting' | 'success';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  theme: ButtonTheme;
  /** A waiting button keeps its focus and width, and ignores presses. */
  state?: ButtonState | undefined;
  /** `fit`: as wide as the text; `full`: as wide as the container. */
  width?: 'fit' | 'full';
  size?: 36 | 44 | 48;
  children: ReactNode;
};

export const Button = ({ theme, state = 'ready', width = 'fit', size = 48, ...props }: Props) => {
  const { className = '', children, onClick, ...button } = props;
  const isWaiting = state === 'waiting';
  const classes = [styles.button, states.button, styles[theme], states[theme], styles[`size${size}`]];
  return (
    <button
      type="button"
      {...button}
      aria-busy={isWaiting || undefined}
      // A waiting or refused button is not `disabled`, because that would take focus away from it when it is pressed.
      aria-disabled={isWaiting || state === 'refused' || undefined}
      className={[...classes, states[`size${size}`], states[width], className].filter(Boolean).join(' ')}
      data-state={state}
      disabled={state === 'disabled'}
      onClick={isWaiting ? ignoreClick : onClick}
    >
      {icons[state]}
      <span className={states.label}>{children}</span>
    </button>
  );
};

/** Prevents the default action, so that the button does not submit a form. */
const ignoreClick = (event: MouseEvent) => event.preventDefault();

const icons: Record<ButtonState, ReactNode> = {
  ready: null,
  disabled: null,
  refused: null,
  waiting: <Spinner className={states.spinner} size="medium" />,
  success: <Icon glyph={Check} size={18} />,
};
