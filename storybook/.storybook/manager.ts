import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // Menus and dialogs need the height. The key A shows the panel.
  showPanel: false,
  layoutCustomisations: {
    // Of all documentation only the situations follow the toolbar's switches.
    showToolbar: ({ viewMode, storyId }, isShown) =>
      viewMode === 'docs' && !storyId.startsWith('situations-') ? false : isShown,
  },
  // Designers find their pages first. Other readers open theirs.
  sidebar: { collapsedRoots: ['features', 'app', 'ui', 'behaviour', 'for-page-teams', 'for-maintainers'] },
});
