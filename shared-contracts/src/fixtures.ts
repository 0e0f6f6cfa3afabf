export { aDeliveryPass } from './account/deliveryPass.fixtures.ts';
export { aShoppingContext } from './account/shoppingContext.fixtures.ts';
export { aToken } from './account/token.fixtures.ts';
export { aCategory, aTaxonomy } from './catalogue/taxonomy.fixtures.ts';
export { aTermSuggest } from './catalogue/termSuggest.fixtures.ts';
export { anAdvert, anEditorialLink, aPicture, aTextArea } from './content/advert.fixtures.ts';
export { someBanners } from './content/banners.fixtures.ts';
export {
  aBannerAd,
  aClickToBuy,
  aContainer,
  anImage,
  aParagraph,
  aRichText,
  aTextCard,
  aTradingCell,
} from './content/contentComponent.fixtures.ts';
export {
  aContentFragment,
  contentFragmentBody,
  experienceFragmentBody,
} from './content/contentFragment.fixtures.ts';
export { anEvent, exampleEvents } from './events/event.fixtures.ts';
export { anErrorAnswer } from './orders/errorAnswer.fixtures.ts';
export { anInstantCheckoutBeacon } from './orders/instantCheckoutBeacon.fixtures.ts';
export { anOrder } from './orders/order.fixtures.ts';
export { anAddress } from './slots/address.fixtures.ts';
export { aBranch } from './slots/branch.fixtures.ts';
export { aHeaderSlot, noHeaderSlot } from './slots/headerSlot.fixtures.ts';
export { aSlotReservation } from './slots/slotReservation.fixtures.ts';
export {
  aCancelAmendOrderAnswer,
  cancelAmendOrderAnswerBody,
} from './trolley/cancelAmendOrderAnswer.fixtures.ts';
export { aFailure } from './trolley/failure.fixtures.ts';
export { aTrolleyAnswer, trolleyAnswerBody } from './trolley/getTrolleyAnswer.fixtures.ts';
export { aTrolley, aTrolleyItem, someTrolleyTotals } from './trolley/trolley.fixtures.ts';
export { pounds } from './values/money.fixtures.ts';
export { each } from './values/quantity.fixtures.ts';
