/** `count` items of a list, evenly spread over it: products of every aisle rather than ten kinds of apple. */
export function sampleEvenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items
    .filter((_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}
