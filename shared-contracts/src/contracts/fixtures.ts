export * from './content/content.fixtures.ts';
export * from './events/event.fixtures.ts';
export * from './shop/shop.fixtures.ts';
