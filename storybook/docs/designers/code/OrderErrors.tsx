import {
  type OrderErrorAction,
  type OrderErrorCode,
  type OrderErrorCopy,
  orderErrors,
} from '@grocer/header-remote/features/instant-checkout/order-errors/orderErrors.ts';
import { Table } from '../../reference/Table.tsx';

/** The story that shows the dialog of a code: the part of its id after `--`. */
const stories: Record<OrderErrorCode, string> = {
  '017': 'no-slot',
  '029': 'timed-out',
  '041': 'trolley-problems',
  '042': 'minimum-spend',
  '043': 'no-grocery-item',
  '044': 'slot-not-confirmed',
  '058': 'new-slot-gone',
  '091': 'promo-code',
  '111': 'call-us',
  '123': 'gift-card',
  '124': 'voucher',
  '125': 'address-missing',
  '127': 'standard-checkout-only',
  '136': 'order-updated',
  '137': 'order-updated-elsewhere',
  framed: 'in-frame-of-another-site',
  other: 'any-other',
};

export const orderErrorStory = (code: OrderErrorCode): string =>
  `features-instant-checkout-order-error--${stories[code]}`;

/** The effect of a button, in words. */
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

/** Example values for the placeholders `${...}` in texts. */
const sample: Readonly<Record<string, string>> = {
  date: 'Thursday 5 March',
  time: '9am - 10am',
  phone: '0808 157 0111',
};

const textOf = (body: string): string =>
  body.replaceAll(/<[^>]*>/g, '').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => sample[name] ?? '');

// Sorts the codes, because JavaScript lists keys that are whole numbers, such as 100, first.
const codes = (Object.keys(orderErrors) as OrderErrorCode[]).sort((a, b) => a.localeCompare(b));

/** Every dialog of the catalogue, from the texts that the header shows. */
export const OrderErrors = () => (
  <Table
    head={['Code', 'Dialog', 'Text', 'Buttons']}
    plain
    rows={codes.map((code) => {
      const { title, body, bodyWithoutSlot, buttons }: OrderErrorCopy = orderErrors[code];
      return [
        names[code] ?? `ORDER_ORCHESTRATION_${code}`,
        <a href={`./?path=/story/${orderErrorStory(code)}`} key="title" target="_top">
          {title}
        </a>,
        `${textOf(body)}${bodyWithoutSlot ? ` Without a known slot: ${textOf(bodyWithoutSlot)}` : ''}`,
        buttons.map(({ text, action }) => `“${text}” ${targets[action]}`).join(', '),
      ];
    })}
  />
);
