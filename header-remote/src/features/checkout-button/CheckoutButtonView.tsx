import { CircleAlert, Info } from 'lucide';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './CheckoutButtonView.module.css';

type Props = {
  idPrefix: string;
  disabled: boolean;
  waiting: boolean;
  /** Why the button is disabled. A message with a title is shown as a problem, one without as a hint. */
  message: { title?: string; text: string } | null;
  onPress: () => void;
};

/** A disabled button stays focusable and is described by the message (behaviour/checkout#aria-disabled). */
export const CheckoutButtonView = ({ idPrefix, disabled, waiting, message, onPress }: Props) => {
  const messageId = `${idPrefix}-checkout-message`;
  return (
    <div className={styles.checkout}>
      <Button
        aria-describedby={message ? messageId : undefined}
        onClick={onPress}
        state={disabled ? 'refused' : waiting ? 'waiting' : 'ready'}
        theme="primary"
        width="full"
      >
        Checkout
      </Button>
      {message && (
        <div className={message.title ? styles.problem : styles.hint}>
          <Icon className={styles.icon} glyph={message.title ? CircleAlert : Info} size={18} />
          <p id={messageId}>
            {message.title && <strong className={styles.title}>{message.title} </strong>}
            <span>{message.text}</span>
          </p>
        </div>
      )}
    </div>
  );
};
