/**
 * All schemas of the contract, and the functions that use them. A separate module that federated pages can
 * share: page and header then use one copy of the schemas and of zod (decision 3). Import these names from
 * `@grocer/shared-contracts`.
 */

export {
  type Advert,
  advertSchema,
  type Banners,
  type BannersRequest,
  bannersRequestSchema,
  bannersSchema,
  type ContentProduct,
  type EditorialLink,
  type Picture,
  type TextArea,
} from './content/advert.ts';
export {
  type ContentAnalytics,
  type ContentComponent,
  type ContentKind,
  type ContentOf,
  contentComponentSchema,
} from './content/contentComponent.ts';
export * from './content/readContent.ts';
export * from './content/richText.ts';
export {
  type HeaderEventName,
  type HeaderEvents,
  type StateEventName,
  stateEventNames,
} from './events/events.ts';
export * from './events/onEvent.ts';
export { parseContract } from './reading/parseContract.ts';
export * from './shop/account.ts';
export * from './shop/catalogue.ts';
export * from './shop/orders.ts';
export * from './shop/slots.ts';
export * from './shop/trolley.ts';
export {
  type Money,
  moneySchema,
  type Quantity,
  quantitySchema,
  type UnitOfMeasure,
  unitOfMeasureSchema,
} from './shop/values.ts';
