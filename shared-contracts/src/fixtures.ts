export { anAddress } from './address.fixtures.ts';
export { someBanners } from './banners.fixtures.ts';
export { aBranch } from './branch.fixtures.ts';
export { aCancelAmendOrderAnswer, cancelAmendOrderAnswerBody } from './cancelAmendOrderAnswer.fixtures.ts';
export { anAdvert, anEditorialLink, aPicture, aTextArea } from './content/advert.fixtures.ts';
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
export { aDeliveryPass } from './deliveryPass.fixtures.ts';
export { anErrorAnswer } from './errorAnswer.fixtures.ts';
export { aFailure } from './failure.fixtures.ts';
export { aTrolleyAnswer, trolleyAnswerBody } from './getTrolleyAnswer.fixtures.ts';
export { aHeaderSlot, noHeaderSlot } from './headerSlot.fixtures.ts';
export { anInstantCheckoutBeacon } from './instantCheckoutBeacon.fixtures.ts';
export { pounds } from './money.fixtures.ts';
export { anOrder } from './order.fixtures.ts';
export { each } from './quantity.fixtures.ts';
export { aShoppingContext } from './shoppingContext.fixtures.ts';
export { aSlotReservation } from './slotReservation.fixtures.ts';
export { aCategory, aTaxonomy } from './taxonomy.fixtures.ts';
export { aTermSuggest } from './termSuggest.fixtures.ts';
export { aToken } from './token.fixtures.ts';
export { aTrolley, aTrolleyItem, someTrolleyTotals } from './trolley.fixtures.ts';
