import type { ShoppingContext } from './shoppingContext.ts';

export const aShoppingContext = (overrides: Partial<ShoppingContext> = {}): ShoppingContext => ({
  customerId: '100001',
  customerOrderId: '5001',
  customerOrderState: 'PENDING',
  defaultBranchId: '753',
  ...overrides,
});
