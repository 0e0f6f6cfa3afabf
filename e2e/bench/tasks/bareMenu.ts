/** A popover with the rows of the Groceries menu, without styles and scripts: as quick as a browser can be. */
export async function bareMenu(services: string): Promise<string> {
  const answer = await fetch(`${services}/taxonomy/v1/categories?roots=10051&shape=flat&depth=7`, {
    headers: { Authorization: 'Bearer unauthenticated' },
  });
  const { categories } = (await answer.json()) as { categories: Category[] };
  const find = (id: string | number) => categories.find((category) => String(category.id) === String(id));
  const rows = (find('10051')?.categoryIds ?? []).map((id) => find(id)).filter((row) => row !== undefined);
  const list = rows.map(({ shortName }) => `<p><a href="/ecom/shop">${shortName}</a></p>`).join('');
  return `<button id="bare" popovertarget="bare-menu" type="button">Groceries</button><div id="bare-menu" popover>${list}</div>`;
}

interface Category {
  id: string | number;
  shortName: string;
  categoryIds: (string | number)[];
}
