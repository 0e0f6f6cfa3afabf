import { pictureOf } from '../data/pictures.ts';
import { isEntertaining, type Product } from '../data/product.ts';
import type { Pictures } from '../picturesAt.ts';
import { wireInstant } from '../shop/london.ts';
import { pounds } from '../shop/money.ts';
import { currentReservation, type Order } from '../shop/order.ts';
import type { Shopper } from '../shop/shopper.ts';
import { deliveryCharge, itemTotal } from '../shop/trolleyTotals.ts';

export const productAnswer = (product: Product, pictures: Pictures) => ({
  lineNumber: product.lineNumber,
  productId: product.productId,
  name: product.name,
  categoryId: product.category.id,
  entertaining: isEntertaining(product),
  onOffer: product.onOffer,
  image: pictures(pictureOf(product.category.path)).src,
  retailPrice: {
    price: pounds(product.priceInPence),
    quantity: { amount: product.pricedPer, uom: product.unit },
  },
});

/** An order as the page "My orders" lists it. */
export const orderSummary = (shopper: Shopper, order: Order) => {
  const slot = currentReservation(order);
  return {
    customerOrderId: order.customerOrderId,
    customerOrderState: order.state,
    items: order.lines.length,
    total: pounds(itemTotal(order) + deliveryCharge(shopper, order)),
    slot: slot
      ? {
          slotType: slot.slotType,
          startDateTime: wireInstant(slot.start),
          endDateTime: wireInstant(slot.end),
        }
      : null,
  };
};
