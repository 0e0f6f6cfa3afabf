export type * from '@grocer/shared-contracts/schemas';
export {
  addressSchema,
  advertSchema,
  bannersRequestSchema,
  bannersSchema,
  branchSchema,
  cancelAmendOrderAnswerSchema,
  cancelAmendOrderVariablesSchema,
  contentComponentSchema,
  contentFragmentSchema,
  contentRequestSchema,
  deliveryPassSchema,
  deliveryPassStatusSchema,
  emitEvent,
  emptyShoppingContext,
  errorAnswerSchema,
  experienceFragmentSchema,
  failureSchema,
  getTrolleyAnswerSchema,
  getTrolleyVariablesSchema,
  headerSlotSchema,
  instantCheckoutBeaconSchema,
  instantCheckoutSchema,
  lastEvent,
  moneySchema,
  multiSearchListSchema,
  onEvent,
  onPageEvents,
  orderSchema,
  orderStateSchema,
  parseContract,
  placeOrderBody,
  placeOrderBodySchema,
  quantitySchema,
  readContent,
  reservationStatusSchema,
  richTextSchema,
  shoppingContextSchema,
  slotReservationSchema,
  slotReservationsSchema,
  slotTypeSchema,
  stateEventNames,
  taxonomySchema,
  termSuggestSchema,
  tokenLifetimeSchema,
  tokenSchema,
  trolleyItemSchema,
  trolleySchema,
  trolleyTotalsSchema,
  unitOfMeasureSchema,
} from '@grocer/shared-contracts/schemas';
export { contractVersion, satisfiesContract } from './contractVersion.ts';
export { type Bus, type PageEventName, pageBus, pageEventNames } from './events/bus.ts';
export type { HeaderConfig, SisterShop, SpecialistShop } from './options/headerConfig.ts';
export type {
  HeaderFlags,
  HeaderOptions,
  ResolvedHeaderOptions,
  ServiceAddresses,
  ServiceKey,
} from './options/headerOptions.ts';
export type * from './options/hostFunctions.ts';
export { resolveHeaderOptions } from './options/resolveHeaderOptions.ts';
export { ContractError, isContractError } from './reading/contractError.ts';
export { type Placement, placementOf } from './routes/address.ts';
export { readRedirect, readSearchTerm } from './routes/fallbackPaths.ts';
export * from './routes/routes.ts';
export { multiSearchListKey } from './shop/multiSearchListKey.ts';
export { sanitiseTerm } from './shop/sanitiseTerm.ts';
export { type Notice, type Switches, type SwitchName, switchNames } from './switches.ts';
export { type WidgetName, widgetNames } from './widgetNames.ts';
