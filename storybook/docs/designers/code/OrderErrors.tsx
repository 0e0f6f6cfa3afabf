import {
  type OrderErrorAction,
  type OrderErrorCode,
  type OrderErrorCopy,
  orderErrors,
} from '@grocer/header-remote/features/instant-checkout/order-errors/orderErrors.ts';
import { storyAddress } from '../../situations/storyAddress.ts';
import styles from './code.module.css';
import { orderErrorStory } from './orderErrorStories.ts';

/** Where a button leads, in words. */
const targets: Record<OrderErrorAction, string> = {
  stay: 'closes the dialog',
  'service-selection': 'to the choice of a service',
  'slot-page': 'to the page of the booked slot’s type',
  trolley: 'to the trolley',
  'promo-codes': 'to the promo codes of the checkout',
  checkout: 'to the checkout',
  'my-details': 'to my details',
  'keep-saved-slot': 'cancels the new slot and places the order once more',
  'open-tab': 'opens the page in a tab of its own',
  reload: 'reloads the page',
};

const names: Partial<Record<OrderErrorCode, string>> = {
  framed: 'FRAMED (the header’s own)',
  other: 'TIMEOUT, UNKNOWN_ERROR and every other code',
};

/** Values in place of `${...}`. */
const sample: Readonly<Record<string, string>> = {
  date: 'Thursday 5 March',
  time: '9am - 10am',
  phone: '0808 157 0111',
};

const textOf = (body: string): string =>
  body.replaceAll(/<[^>]*>/g, '').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => sample[name] ?? '');

// In the order of the codes: an object has keys that are whole numbers first.
const codes = (Object.keys(orderErrors) as OrderErrorCode[]).sort((a, b) => a.localeCompare(b));

/** Every dialog of the catalogue, from the texts that the header shows. */
export const OrderErrors = () => (
  <div className={`sb-unstyled ${styles.errors}`}>
    {codes.map((code) => (
      <OrderError code={code} copy={orderErrors[code]} key={code} />
    ))}
  </div>
);

const OrderError = ({ code, copy }: { code: OrderErrorCode; copy: OrderErrorCopy }) => (
  <article className={styles.error} id={`order-error-${code}`}>
    <h2>
      <a href={storyAddress(orderErrorStory(code))} target="_top">
        {names[code] ?? `ORDER_ORCHESTRATION_${code}`}
      </a>
    </h2>
    <h3>{copy.title}</h3>
    <p>{textOf(copy.body)}</p>
    {copy.bodyWithoutSlot && (
      <p className={styles.small}>Without a known slot: {textOf(copy.bodyWithoutSlot)}</p>
    )}
    <ul className={styles.buttons}>
      {copy.buttons.map(({ text, action }) => (
        <li key={text}>
          {text}
          <span className={styles.target}>{targets[action]}</span>
        </li>
      ))}
    </ul>
  </article>
);
