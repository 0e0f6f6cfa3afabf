export { type Address, addressSchema } from './address.ts';
export { type Banners, type BannersRequest, bannersRequestSchema, bannersSchema } from './banners.ts';
export { type Branch, branchSchema } from './branch.ts';
export { type Bus, pageBus } from './bus.ts';
export {
  type CancelAmendOrderAnswer,
  type CancelAmendOrderVariables,
  cancelAmendOrderAnswerSchema,
  cancelAmendOrderVariablesSchema,
} from './cancelAmendOrderAnswer.ts';
export type { Category } from './category.ts';
export { type Advert, advertSchema } from './content/advert.ts';
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
export { ContractError, isContractError, parseContract } from './contractError.ts';
export {
  type DeliveryPass,
  type DeliveryPassStatus,
  deliveryPassSchema,
  deliveryPassStatusSchema,
} from './deliveryPass.ts';
export { type EventSettings, emitEvent } from './emitEvent.ts';
export { type ErrorAnswer, errorAnswerSchema } from './errorAnswer.ts';
export { type HeaderEventName, type HeaderEvents, type StateEventName, stateEventNames } from './events.ts';
export { type Failure, failureSchema } from './failure.ts';
export {
  type GetTrolleyVariables,
  getTrolleyAnswerSchema,
  getTrolleyVariablesSchema,
  type InstantCheckout,
  instantCheckoutSchema,
  type TrolleyAnswer,
} from './getTrolleyAnswer.ts';
export type { HeaderConfig, SisterShop, SpecialistShop } from './headerConfig.ts';
export {
  type HeaderFlags,
  type HeaderOptions,
  type ResolvedHeaderOptions,
  resolveHeaderOptions,
} from './headerOptions.ts';
export { type HeaderSlot, headerSlotSchema } from './headerSlot.ts';
export type {
  Analytics,
  CartRow,
  Logger,
  LogRecord,
  Navigate,
  Personalisation,
  PersonalisationUpdate,
  PersonalisationVariables,
} from './hostFunctions.ts';
export {
  type InstantCheckoutBeacon,
  type InstantCheckoutBeaconItem,
  instantCheckoutBeaconSchema,
} from './instantCheckoutBeacon.ts';
export { lastEvent } from './lastEvent.ts';
export { type Money, moneySchema } from './money.ts';
export { type MultiSearchList, multiSearchListSchema } from './multiSearchList.ts';
export { multiSearchListKey } from './multiSearchListKey.ts';
export { onEvent } from './onEvent.ts';
export { type Order, type OrderLine, type OrderSlot, orderSchema } from './order.ts';
export { type OrderState, orderStateSchema } from './orderState.ts';
export { type Placement, placementOf } from './placement.ts';
export { type PlaceOrderBody, placeOrderBody, placeOrderBodySchema } from './placeOrderBody.ts';
export { type Quantity, quantitySchema, type UnitOfMeasure, unitOfMeasureSchema } from './quantity.ts';
export { readRedirect } from './readRedirect.ts';
export { readSearchTerm } from './readSearchTerm.ts';
export {
  createRoutes,
  type ReferralCampaign,
  type RouteOptions,
  type Routes,
  type ServiceChoice,
  serviceChoices,
} from './routes.ts';
export { sanitiseTerm } from './sanitiseTerm.ts';
export type { ServiceAddresses, ServiceKey } from './serviceAddresses.ts';
export { emptyShoppingContext, type ShoppingContext, shoppingContextSchema } from './shoppingContext.ts';
export {
  type ReservationStatus,
  reservationStatusSchema,
  type SlotReservation,
  slotReservationSchema,
  slotReservationsSchema,
} from './slotReservation.ts';
export { type FulfilmentType, type ServiceType, type SlotType, slotTypeSchema } from './slotType.ts';
export { type Taxonomy, taxonomySchema } from './taxonomy.ts';
export { type TermSuggest, termSuggestSchema } from './termSuggest.ts';
export { type Token, tokenSchema } from './token.ts';
export {
  type Trolley,
  type TrolleyItem,
  type TrolleyItemCounts,
  type TrolleyTotals,
  trolleyItemSchema,
  trolleySchema,
  trolleyTotalsSchema,
} from './trolley.ts';
