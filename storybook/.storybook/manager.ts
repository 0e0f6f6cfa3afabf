import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

/** Documentation that the toolbar's switches change. On all other pages they would do nothing. */
const followsSwitches = (id: string): boolean =>
  id.startsWith('situations-') || id === 'for-designers-motion-and-reduced-motion--docs';

addons.setConfig({
  theme,
  // Menus and dialogs need the height. The key A shows the panel.
  showPanel: false,
  layoutCustomisations: {
    showToolbar: ({ viewMode, storyId }, isShown) =>
      viewMode === 'docs' && !followsSwitches(storyId) ? false : isShown,
  },
  // Designers find their pages first. Other readers open theirs.
  sidebar: { collapsedRoots: ['features', 'app', 'ui', 'behaviour', 'for-page-teams', 'for-maintainers'] },
});
