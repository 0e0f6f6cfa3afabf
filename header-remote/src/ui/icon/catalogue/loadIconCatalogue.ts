/** Loads the drawings of the catalogue. They are a chunk of their own: no icon of a category shows at first. */
export async function loadIconCatalogue() {
  const { iconCatalogue } = await import(/* webpackChunkName: "icon-catalogue" */ './iconCatalogue.tsx');
  return iconCatalogue;
}
