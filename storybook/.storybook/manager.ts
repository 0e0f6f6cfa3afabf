import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // Hidden, because menus and dialogs need the height. The key A shows the panel.
  showPanel: false,
  layoutCustomisations: {
    // Of all documentation pages only the situations use the toolbar's switches.
    showToolbar: ({ viewMode, storyId }, isShown) =>
      viewMode === 'docs' && !storyId?.startsWith('situations-') ? false : isShown,
  },
  // Only the pages for designers are expanded at first.
  sidebar: { collapsedRoots: ['features', 'app', 'ui', 'behaviour', 'for-page-teams', 'for-maintainers'] },
});
