import { expect, test } from 'vitest';
import { importRules } from './importRules.ts';

const importing = (file: string, name: string) => importRules(file, `import { x } from '${name}';`);

test.each([
  ['header-remote/src/features/search/SearchForm.tsx', '../slot/SlotButton.tsx'],
  ['header-remote/src/features/search/SearchForm.tsx', '../../app/Header.tsx'],
  ['header-remote/src/platform/http/createHttp.ts', '../../services/token/fetchToken.ts'],
  ['header-remote/src/ui/button/Button.tsx', '../../state/page/page.ts'],
  ['header-remote/src/state/trolley/trolley.ts', '../../ui/money/formatMoney.ts'],
  ['header-remote/src/app/widgets/mount.tsx', '@grocer/sandbox'],
  ['header-remote/src/app/runtime/createServices.ts', '../../services/testing/aShop.ts'],
  ['header-remote/src/app/widgets/mount.tsx', '../../../../shell-host/src/page.ts'],
  ['header-remote/src/app/version.ts', '../../../webpack.config.ts'],
  ['shell-host/src/main.ts', '@grocer/header-remote/app/Header.tsx'],
  ['shared-contracts/src/contracts/routes/routes.ts', '@grocer/sandbox'],
  ['shared-contracts/src/contracts/release.ts', '../host/fetchText.ts'],
  ['shared-contracts/src/host/plain.ts', '../cli/check/check.ts'],
  ['e2e/sandbox/src/sandbox.ts', '@grocer/header-remote/app/Header.tsx'],
])('%s may not import %s', (file, name) => {
  expect(importing(file, name)).toHaveLength(1);
});

test.each([
  ['header-remote/src/features/search/SearchForm.tsx', '../../state/page/page.ts'],
  ['header-remote/src/features/search/SearchForm.tsx', './history/searchHistory.ts'],
  ['header-remote/src/features/search/SearchForm.test.tsx', '@grocer/sandbox'],
  ['header-remote/src/services/testing/aShop.ts', '@grocer/sandbox'],
  ['header-remote/src/app/runtime/createServices.test.ts', '../../services/testing/aShop.ts'],
  ['header-remote/src/app/Header.tsx', '../features/slot/SlotButton.tsx'],
  ['header-remote/src/state/trolley/trolley.ts', '@grocer/shared-contracts'],
  ['shell-host/src/main.ts', '@grocer/shared-contracts/host'],
  ['shared-contracts/src/host/fallbackHeader.ts', '../contracts/routes/routes.ts'],
  ['e2e/tools/stack/build.ts', '../../../webpack.config.ts'],
  ['header-remote/release/buildHeader.ts', '../../webpack.config.ts'],
])('%s may import %s', (file, name) => {
  expect(importing(file, name)).toEqual([]);
});

test('type imports and dynamic imports count', () => {
  const file = 'header-remote/src/platform/dates/london.ts';
  expect(importRules(file, "import type { Session } from '../../state/session/session.ts';")).toHaveLength(1);
  expect(importRules(file, "const load = () => import('../../app/widgets/mount.tsx');")).toHaveLength(1);
});
