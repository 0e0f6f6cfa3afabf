import { heard, type Setting } from '../../tools/speech/test.ts';

const add = 'to Add Grocer White Sourdough 500g, Return';

heard('The trolley: added, more and less', { scenario: 'signed-in' }, [add, 'Return, shift+Tab, Return'], {
  inFirefox: true,
});
heard(
  'The trolley: a product that cannot be added',
  {
    scenario: 'signed-in',
    before: ({ services }) => services.fault('setItem', { kind: 'status', status: 503 }),
  },
  [add],
);

heard('Amending an order, and keeping the changes', { scenario: 'amending' }, [
  'to Discard changes, Return, Tab, Escape',
]);

const path = '/ecom/shop/trolley';
const choice = 'to Checkout, Return';

heard('Checkout with unavailable items', { scenario: 'conflicts', path }, [choice, 'Tab']);
heard('Checkout below the minimum spend', { scenario: 'below-minimum-spend', path }, [choice], {
  inFirefox: true,
});

const choosing: Setting = { scenario: 'instant-checkout', path };
const instant = 'to Instant checkout, Return';

heard('Instant checkout, from the choice to the confirmation', choosing, [
  choice,
  'Tab, Tab',
  instant,
  'Tab',
]);
heard('The choice of a checkout, left with Escape', choosing, [choice, 'Escape']);
heard('An order whose new slot is gone', { ...choosing, scenario: 'new-slot-gone' }, [
  choice,
  instant,
  'Tab',
]);

for (const [kind, code] of [
  ['the minimum spend is not met', '042'],
  ['the slot is no longer reserved', '029'],
  ['a voucher needs standard checkout', '124'],
  ['the reason is not known', '999'],
] as const) {
  const body = { code: `ORDER_ORCHESTRATION_${code}`, message: 'No' };
  const before: Setting['before'] = ({ services }) =>
    services.fault('placeOrder', { kind: 'status', status: 409, body });
  heard(`An order that is refused: ${kind}`, { ...choosing, before }, [choice, instant, 'Tab, Escape']);
}
