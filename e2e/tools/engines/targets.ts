/** An element by role and accessible name, as assistive technology finds it. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** The element that it is in. */
  within?: Target;
}

// Targets in the header and the shop, for journeys in every engine.
const banner: Target = { role: 'banner' };

export const link = (name: string | RegExp): Target => ({ role: 'link', name, within: banner });
export const button = (name: string | RegExp): Target => ({ role: 'button', name, within: banner });
export const inPage = (role: string, name?: string | RegExp): Target => inside({ role: 'main' }, role, name);
export const inDialog = (dialog: string, role: string, name?: string | RegExp): Target =>
  inside({ role: 'dialog', name: dialog }, role, name);
export const inside = (within: Target, role: string, name?: string | RegExp): Target => ({
  role,
  ...(name !== undefined && { name }),
  within,
});

/** The search box: a combobox after hydration. */
export const searchBox: Target = { role: 'combobox', name: 'Search groceries', within: banner };
export const plainSearchBox: Target = { ...searchBox, role: 'searchbox' };
export const recentSearches: Target = { role: 'listbox', name: 'Recent searches' };
export const suggestions: Target = { role: 'listbox', name: 'Search suggestions' };
