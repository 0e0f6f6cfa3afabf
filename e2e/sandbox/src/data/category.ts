/** A category as the taxonomy service knows it; `path` is the url names from its root down. */
export type Category = {
  id: string;
  name: string;
  shortName: string;
  url: string;
  path: readonly string[];
  children: readonly Category[];
  /** Key of the experience fragment that the menu shows beside it. */
  banner: string | null;
  iconName: string | null;
  offer: boolean;
  emptyOfProducts: boolean;
  hiddenInNav: boolean;
  additionalClasses: string | null;
};
