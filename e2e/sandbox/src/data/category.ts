/** A category of the taxonomy. `path`: the url names from the root down to the category itself. */
export type Category = {
  id: string;
  name: string;
  shortName: string;
  url: string;
  path: readonly string[];
  children: readonly Category[];
  /** Key of the experience fragment that the menu shows beside the category. */
  banner: string | null;
  iconName: string | null;
  offer: boolean;
  emptyOfProducts: boolean;
  hiddenInNav: boolean;
  additionalClasses: string | null;
};
