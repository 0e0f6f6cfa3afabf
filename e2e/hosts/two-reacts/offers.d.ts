declare module 'offers/mountOffer' {
  export function mountOffer(element: Element): void;
}
