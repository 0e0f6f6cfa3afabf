/** The header's style sheets by their paths, such as `features/slot/SlotButtonView.module.css`. */
export type StyleSheets = Readonly<Record<string, string>>;

/** The folder of a style sheet, such as `features/slot`. */
export const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');
