interface Category {
  id: string | number;
  categoryIds: (string | number)[];
}

/** Returns the taxonomy with ten of every category below the menu's first level, which stays unchanged. */
export function largerTaxonomy({ categories }: { categories: Category[] }): { categories: Category[] } {
  const byId = new Map(categories.map((category) => [String(category.id), category]));
  const children = new Set(categories.flatMap(({ categoryIds }) => categoryIds.map(String)));
  const roots = categories.filter(({ id }) => !children.has(String(id)));
  const firstLevel = new Set(
    roots.flatMap(({ id, categoryIds }) => [String(id), ...categoryIds.map(String)]),
  );
  const copies: Category[] = [];
  const copyOf = (id: string, copy: number): string => {
    const category = byId.get(id);
    const name = `${id}-${copy}`;
    if (category) {
      const categoryIds = category.categoryIds.map((child) => copyOf(String(child), copy));
      copies.push({ ...category, id: name, categoryIds });
    }
    return name;
  };
  const widened = categories.map((category) => {
    if (!firstLevel.has(String(category.id)) || roots.includes(category)) return category;
    const more = category.categoryIds.flatMap((child) =>
      Array.from({ length: 9 }, (_, copy) => copyOf(String(child), copy)),
    );
    return { ...category, categoryIds: [...category.categoryIds, ...more] };
  });
  return { categories: [...widened, ...copies] };
}
