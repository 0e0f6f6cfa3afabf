import type { TestVisitor } from './aVisitor.ts';

/** The first available slot from the day `from` on. */
export const availableSlot = async (visitor: TestVisitor, service: string, from: string) => {
  const { slots } = await visitor.json(`/shop/v1/slots?service=${encodeURIComponent(service)}&from=${from}`);
  return slots.find(({ available }: { available: boolean }) => available);
};

export const bookSlot = async (visitor: TestVisitor, service: string, from: string): Promise<Response> =>
  visitor.send('POST', '/shop/v1/slot-reservations', await availableSlot(visitor, service, from));

export const reservationsOf = (visitor: TestVisitor) =>
  visitor.json('/slot-reservations?customerOrderId=5001');
