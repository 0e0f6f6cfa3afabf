/**
 * All schemas of the contract and the functions that use them. They are a module of their own so that a federated page
 * can share it: the page's code and the header then use one copy of the schemas and of zod (decision 3). Import these
 * names from `@grocer/shared-contracts`.
 */

export {
  type DeliveryPass,
  type DeliveryPassStatus,
  deliveryPassSchema,
  deliveryPassStatusSchema,
} from './account/deliveryPass.ts';
export {
  emptyShoppingContext,
  type ShoppingContext,
  shoppingContextSchema,
} from './account/shoppingContext.ts';
export { type Token, tokenLifetimeSchema, tokenSchema } from './account/token.ts';
export type { Category } from './catalogue/category.ts';
export { type MultiSearchList, multiSearchListSchema } from './catalogue/multiSearchList.ts';
export { type Taxonomy, taxonomySchema } from './catalogue/taxonomy.ts';
export { type TermSuggest, termSuggestSchema } from './catalogue/termSuggest.ts';
export { type Advert, advertSchema } from './content/advert.ts';
export { type Banners, type BannersRequest, bannersRequestSchema, bannersSchema } from './content/banners.ts';
export {
  type ContentAnalytics,
  type ContentComponent,
  type ContentKind,
  type ContentOf,
  contentComponentSchema,
} from './content/contentComponent.ts';
export {
  type ContentFragment,
  type ContentLocations,
  type ContentRequest,
  contentFragmentSchema,
  contentRequestSchema,
} from './content/contentFragment.ts';
export type { ContentProduct } from './content/contentProduct.ts';
export { type ExperienceFragment, experienceFragmentSchema } from './content/experienceFragment.ts';
export type { Picture } from './content/picture.ts';
export { readContent } from './content/readContent.ts';
export {
  type RichTextAttributes,
  type RichTextBlock,
  type RichTextMarkDef,
  richTextSchema,
} from './content/richText.ts';
export type { EditorialLink, TextArea } from './content/textArea.ts';
export { type EventSettings, emitEvent } from './events/emitEvent.ts';
export {
  type HeaderEventName,
  type HeaderEvents,
  type StateEventName,
  stateEventNames,
} from './events/events.ts';
export { lastEvent } from './events/lastEvent.ts';
export { onEvent } from './events/onEvent.ts';
export { onPageEvents, type PageEventHandlers } from './events/onPageEvents.ts';
export { type ErrorAnswer, errorAnswerSchema } from './orders/errorAnswer.ts';
export {
  type InstantCheckoutBeacon,
  type InstantCheckoutBeaconItem,
  instantCheckoutBeaconSchema,
} from './orders/instantCheckoutBeacon.ts';
export { type Order, type OrderLine, type OrderSlot, orderSchema } from './orders/order.ts';
export { type OrderState, orderStateSchema } from './orders/orderState.ts';
export { type PlaceOrderBody, placeOrderBody, placeOrderBodySchema } from './orders/placeOrderBody.ts';
export { parseContract } from './parseContract.ts';
export { type Address, addressSchema } from './slots/address.ts';
export { type Branch, branchSchema } from './slots/branch.ts';
export { type HeaderSlot, headerSlotSchema } from './slots/headerSlot.ts';
export {
  type ReservationStatus,
  reservationStatusSchema,
  type SlotReservation,
  slotReservationSchema,
  slotReservationsSchema,
} from './slots/slotReservation.ts';
export { type FulfilmentType, type ServiceType, type SlotType, slotTypeSchema } from './slots/slotType.ts';
export {
  type CancelAmendOrderAnswer,
  type CancelAmendOrderVariables,
  cancelAmendOrderAnswerSchema,
  cancelAmendOrderVariablesSchema,
} from './trolley/cancelAmendOrderAnswer.ts';
export { type Failure, failureSchema } from './trolley/failure.ts';
export {
  type GetTrolleyVariables,
  getTrolleyAnswerSchema,
  getTrolleyVariablesSchema,
  type InstantCheckout,
  instantCheckoutSchema,
  type TrolleyAnswer,
} from './trolley/getTrolleyAnswer.ts';
export {
  type Trolley,
  type TrolleyItem,
  type TrolleyItemCounts,
  type TrolleyTotals,
  trolleyItemSchema,
  trolleySchema,
  trolleyTotalsSchema,
} from './trolley/trolley.ts';
export { type Money, moneySchema } from './values/money.ts';
export { type Quantity, quantitySchema, type UnitOfMeasure, unitOfMeasureSchema } from './values/quantity.ts';
