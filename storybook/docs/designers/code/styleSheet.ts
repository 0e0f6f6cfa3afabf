/** The header's style sheets by their paths, such as `features/slot/SlotButtonView.module.css`. */
export type StyleSheets = Readonly<Record<string, string>>;

/** The folder of a style sheet, such as `features/slot`. */
export const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');

/** What a folder has, in words: `features/content/banner-ad` is "Banner ad". */
export function partName(folder: string): string {
  const name = names[folder] ?? folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Folders whose own name says too little. */
const names: Readonly<Record<string, string>> = {
  app: 'header layout',
  'features/mobile-menu/level': 'level of the slide-out menu',
  'features/mobile-menu': 'slide-out menu',
  'features/multi-search': 'multi-search',
  'features/search/combobox': 'list below the search field',
  'features/search/full-screen': 'full-screen search',
  'features/search/history': 'recent searches',
  'features/search/suggestions': 'search suggestions',
  'ui/menu': 'rows of menus',
  'ui/root': 'whole header',
};
