import { exposed } from './exposed.ts';

export const { CheckoutButton } = exposed;
export { CheckoutButton as default };
