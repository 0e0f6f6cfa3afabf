import type { Category } from '../../data/category.ts';
import type { Catalogue } from '../../data/createCatalogue.ts';
import { isEntertaining, type Product } from '../../data/product.ts';
import { productOf } from '../../data/products.ts';
import type { Pictures } from '../../picturesAt.ts';
import { wireInstant } from '../../shop/london.ts';
import { pounds } from '../../shop/money.ts';
import { currentReservation, type Order } from '../../shop/order.ts';
import type { Shopper } from '../../shop/shopper.ts';
import { conflictOf, deliveryCharge, itemTotal, lineTotal } from '../../shop/trolleyTotals.ts';

export const productAnswer = (product: Product, pictures: Pictures) => ({
  lineNumber: product.lineNumber,
  productId: product.productId,
  name: product.name,
  categoryId: product.category.id,
  entertaining: isEntertaining(product),
  onOffer: product.onOffer,
  image: pictures(`product-${product.lineNumber}`).src,
  retailPrice: {
    price: pounds(product.priceInPence),
    quantity: { amount: product.pricedPer, uom: product.unit },
  },
});

/** A category for its page, with its ancestors and the child categories that can be opened. */
export const categoryAnswer = ({ categoryAt }: Catalogue, category: Category) => ({
  ...categoryLink(category),
  ancestors: category.path
    .slice(0, -1)
    .map((_name, level) => categoryLink(categoryAt(category.path.slice(0, level + 1).join('/')))),
  children: category.children
    .filter(({ hiddenInNav, emptyOfProducts }) => !hiddenInNav && !emptyOfProducts)
    .map(categoryLink),
});

const categoryLink = ({ id, name, path, offer }: Category) => ({ id, name, path, offer });

/** An order for the list of the page "My orders". */
export const orderSummary = (shopper: Shopper, order: Order) => {
  const slot = currentReservation(order);
  return {
    customerOrderId: order.customerOrderId,
    customerOrderState: order.state,
    items: order.lines.length,
    total: pounds(itemTotal(order) + deliveryCharge(shopper, order)),
    slot: slot
      ? {
          service: slot.service,
          slotType: slot.slotType,
          startDateTime: wireInstant(slot.start),
          endDateTime: wireInstant(slot.end),
          amendOrderCutoffDateTime: wireInstant(slot.cutoff),
        }
      : null,
  };
};

/** An order with its lines, for the order's page and the trolley page. */
export const orderDetails = (shopper: Shopper, order: Order, pictures: Pictures) => ({
  ...orderSummary(shopper, order),
  slotChangeable: order.slotChangeable,
  itemTotal: pounds(itemTotal(order)),
  deliveryCharge: pounds(deliveryCharge(shopper, order)),
  lines: order.lines.map((line) => ({
    ...productAnswer(productOf(line.lineNumber), pictures),
    amount: line.amount,
    totalPrice: pounds(lineTotal(line)),
    conflict: conflictOf(order, line),
  })),
});
