import type { ServiceChoice } from '@grocer/shared-contracts';

/** The shop's names of the service choices. */
export const serviceNames: Record<ServiceChoice, string> = {
  delivery: 'Delivery',
  'collection/groceries': 'Groceries collection',
  'collection/entertaining': 'Entertaining collection',
  'collection/groceriesandentertaining': 'Groceries and Entertaining collection',
};
