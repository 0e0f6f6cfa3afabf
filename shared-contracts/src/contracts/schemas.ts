/**
 * All schemas of the contract and the functions that use them. They are a module of their own so that a federated page
 * can share it: the page's code and the header then use one copy of the schemas and of zod (decision 3). Import these
 * names from `@grocer/shared-contracts`.
 */

export type { ContentProduct, EditorialLink, Picture, TextArea } from './content/advert.ts';
export {
  type Advert,
  advertSchema,
  type Banners,
  type BannersRequest,
  bannersRequestSchema,
  bannersSchema,
} from './content/advert.ts';
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
  type ExperienceFragment,
  experienceFragmentSchema,
  readContent,
} from './content/readContent.ts';
export {
  type RichTextAttributes,
  type RichTextBlock,
  type RichTextMarkDef,
  richTextSchema,
} from './content/richText.ts';
export {
  type HeaderEventName,
  type HeaderEvents,
  type StateEventName,
  stateEventNames,
} from './events/events.ts';
export {
  type EventSettings,
  emitEvent,
  lastEvent,
  onEvent,
  onPageEvents,
  type PageEventHandlers,
} from './events/onEvent.ts';
export { parseContract } from './reading/parseContract.ts';
export {
  type DeliveryPass,
  type DeliveryPassStatus,
  deliveryPassSchema,
  deliveryPassStatusSchema,
  emptyShoppingContext,
  type ShoppingContext,
  shoppingContextSchema,
  type Token,
  tokenLifetimeSchema,
  tokenSchema,
} from './shop/account.ts';
export type { Category } from './shop/catalogue.ts';
export {
  type MultiSearchList,
  multiSearchListSchema,
  type Taxonomy,
  type TermSuggest,
  taxonomySchema,
  termSuggestSchema,
} from './shop/catalogue.ts';
export {
  type ErrorAnswer,
  errorAnswerSchema,
  type InstantCheckoutBeacon,
  type InstantCheckoutBeaconItem,
  instantCheckoutBeaconSchema,
  type Order,
  type OrderLine,
  type OrderSlot,
  type OrderState,
  orderSchema,
  orderStateSchema,
  type PlaceOrderBody,
  placeOrderBody,
  placeOrderBodySchema,
} from './shop/orders.ts';
export {
  type Address,
  addressSchema,
  type Branch,
  branchSchema,
  type FulfilmentType,
  type HeaderSlot,
  headerSlotSchema,
  type ReservationStatus,
  reservationStatusSchema,
  type ServiceType,
  type SlotReservation,
  type SlotType,
  slotReservationSchema,
  slotReservationsSchema,
  slotTypeSchema,
} from './shop/slots.ts';
export {
  type CancelAmendOrderAnswer,
  type CancelAmendOrderVariables,
  cancelAmendOrderAnswerSchema,
  cancelAmendOrderVariablesSchema,
  type Failure,
  failureSchema,
  type GetTrolleyVariables,
  getTrolleyAnswerSchema,
  getTrolleyVariablesSchema,
  type InstantCheckout,
  instantCheckoutSchema,
  type Trolley,
  type TrolleyAnswer,
  type TrolleyItem,
  type TrolleyItemCounts,
  type TrolleyTotals,
  trolleyItemSchema,
  trolleySchema,
  trolleyTotalsSchema,
} from './shop/trolley.ts';
export {
  type Money,
  moneySchema,
  type Quantity,
  quantitySchema,
  type UnitOfMeasure,
  unitOfMeasureSchema,
} from './shop/values.ts';
