import type { HeaderEventName, HeaderEvents } from '@grocer/shared-contracts';

interface EventReference<Detail> {
  /** For the page's events: what the header does. For the header's events: when it emits them. */
  effect: string;
  /** What each field of the detail means. */
  detail: Detail extends undefined ? null : { [Field in keyof Required<NonNullable<Detail>>]: string };
}

const releaseFields = {
  release: 'the version of the header that emits it',
  line: 'its line of the contract',
};

/** All events, with all fields of their details. A missing or additional event or field is a type error. */
export const eventReference: {
  [Name in HeaderEventName]: EventReference<
    [HeaderEvents[Name]] extends [undefined] ? undefined : NonNullable<HeaderEvents[Name]>
  >;
} = {
  started_trolley_update: {
    effect: 'Shows the trolley as loading. Overlapping starts are counted.',
    detail: null,
  },
  finished_trolley_update: {
    effect:
      'Loads the trolley again, then announces the change to screen readers. The detail may be left out.',
    detail: {
      added: 'name of the product that was added',
      failed: 'name of the product that could not be added',
    },
  },
  slot_changed: { effect: 'Loads slot and trolley again.', detail: null },
  cancel_slot: {
    effect:
      'Deletes the reservation, then loads slot and trolley again. Answered by a `slot` event, or by `header_error` with the code `cancel_slot`.',
    detail: { reservationId: 'the reservation' },
  },
  shopping_context_changed: { effect: 'Loads shopping context, trolley and slot again.', detail: null },
  route_changed: {
    effect: 'Uses this path from then on. `update({ path })` of a widget does the same.',
    detail: { path: 'path and query of the page' },
  },
  open_multi_search: { effect: 'Opens the multi-search dialog.', detail: null },
  show_error: { effect: 'Opens the generic error dialog.', detail: null },
  header_ready: {
    effect: 'The header is connected to the services.',
    detail: { version: 'the version of the header', ...releaseFields },
  },
  session: {
    effect: 'The token service has answered.',
    detail: { loggedIn: 'whether there is a session', customerId: 'the customer, or `null`' },
  },
  shopping_context: {
    effect: 'The shopping context is known.',
    detail: {
      customerId: 'the customer',
      customerOrderId: 'the order that is being amended',
      customerOrderState: 'the state of that order',
      defaultBranchId: 'the branch of the shopper',
    },
  },
  trolley: {
    effect: 'The trolley is known or has changed.',
    detail: {
      orderId: 'the order of the trolley, or `null`',
      itemCount: 'number of items',
      total: '`{ amount, currencyCode }`, the amount in pounds',
      amending: 'whether a placed order is being amended',
      hardConflicts: 'number of conflicts that keep the shopper from checking out',
    },
  },
  slot: {
    effect:
      'The slot is known or has changed. It has no address, because every script of a page can read an event.',
    detail: {
      booked: 'whether a slot is booked',
      loading: 'whether it is being loaded',
      error: 'whether it could not be loaded',
      slotType: 'delivery, collection and so on',
      branchId: 'the branch',
      startDateTime: 'start, ISO 8601',
      endDateTime: 'end, ISO 8601',
      reservationId: 'the reservation, for `cancel_slot`',
    },
  },
  delivery_pass: { effect: 'The delivery pass is known.', detail: { status: 'its status' } },
  search_submitted: { effect: 'The shopper has searched.', detail: { term: 'the term' } },
  multi_search_submitted: { effect: 'The shopper has sent a list.', detail: { items: 'its terms' } },
  amend_cancelled: {
    effect: 'The changes of an order were discarded; the page is about to reload.',
    detail: { customerOrderId: 'the order' },
  },
  order_placed: { effect: 'Instant checkout has placed an order.', detail: { customerOrderId: 'the order' } },
  header_error: {
    effect: 'Something failed. The header goes on without it.',
    detail: {
      code: '`trolley`, `slot`, `cancel_slot`, `header_flicker`, `chunk_load`, `hydration`, or the name of what crashed',
      message: 'a sentence for developers',
      ...releaseFields,
      feature: 'the feature that crashed; missing for any other failure',
    },
  },
};
