import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // Designers find their pages first. Other readers open theirs.
  sidebar: { collapsedRoots: ['features', 'app', 'ui', 'behaviour', 'for-page-teams', 'for-maintainers'] },
});
