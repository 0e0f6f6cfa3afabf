import type { ServiceChoice } from '@grocer/shared-contracts';

/** What the shop calls its services (specification §2). */
export const serviceNames: Record<ServiceChoice, string> = {
  delivery: 'Delivery',
  'collection/groceries': 'Groceries collection',
  'collection/entertaining': 'Entertaining collection',
  'collection/groceriesandentertaining': 'Groceries and Entertaining collection',
};
