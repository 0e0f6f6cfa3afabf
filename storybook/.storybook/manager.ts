import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // Hidden, because menus and dialogs need the height. The key A shows it.
  showPanel: false,
  layoutCustomisations: {
    // Among documentation pages, only the situations use the toolbar's switches.
    showToolbar: ({ viewMode, storyId }, isShown) =>
      viewMode === 'docs' && !storyId?.startsWith('situations-') ? false : isShown,
  },
  // Initially only the designers' pages and the situations are expanded.
  sidebar: { collapsedRoots: ['features', 'app', 'ui', 'behaviour', 'for-page-teams', 'for-maintainers'] },
});
