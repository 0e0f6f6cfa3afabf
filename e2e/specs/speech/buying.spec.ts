import { heard, type Setting, type Step } from '../../tools/speech/test.ts';

const sourdough = 'Grocer White Sourdough 500g';

heard('The trolley: added, more and removed', { scenario: 'signed-in' }, [
  `to Add ${sourdough}`,
  'Return',
  'Return',
  'shift+Tab',
  'Return',
  'Return',
]);

heard(
  'The trolley: a product that cannot be added',
  {
    scenario: 'signed-in',
    before: ({ services }) => services.fault('setItem', { kind: 'status', status: 503 }),
  },
  [`to Add ${sourdough}`, 'Return'],
);

heard('Amending an order, and discarding the changes', { scenario: 'amending' }, [
  'to Discard changes',
  'Return',
  'Tab',
  'Tab',
  'Escape',
  'Return',
  'Return',
]);

const trolley = '/ecom/shop/trolley';

heard('Checkout with unavailable items', { scenario: 'conflicts', path: trolley }, [
  'to Checkout',
  'Return',
  'Tab',
]);

heard('Checkout below the minimum spend', { scenario: 'below-minimum-spend', path: trolley }, [
  'to Checkout',
  'Return',
]);

const choosing: Setting = { scenario: 'instant-checkout', path: trolley };
const choice: Step[] = ['to Checkout', 'Return'];

heard('Instant checkout, from the choice to the confirmation', choosing, [
  ...choice,
  'Tab',
  'Tab',
  'to Instant checkout',
  'Return',
  'Tab',
]);

heard('The choice of a checkout, left with Escape', choosing, [...choice, 'Escape']);

for (const [kind, code] of [
  ['the minimum spend is not met', '042'],
  ['the slot is no longer reserved', '029'],
  ['a voucher needs standard checkout', '124'],
  ['the reason is not known', '999'],
] as const) {
  const body = { code: `ORDER_ORCHESTRATION_${code}`, message: 'No' };
  heard(
    `An order that is refused: ${kind}`,
    {
      ...choosing,
      before: ({ services }) => services.fault('placeOrder', { kind: 'status', status: 409, body }),
    },
    [...choice, 'to Instant checkout', 'Return', 'Tab', 'Escape'],
  );
}

heard('An order whose new slot is gone', { ...choosing, scenario: 'new-slot-gone' }, [
  ...choice,
  'to Instant checkout',
  'Return',
  'Tab',
]);
