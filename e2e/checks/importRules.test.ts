import { describe, expect, test } from 'vitest';
import { importRules } from './importRules.ts';

const importing = (file: string, name: string) => importRules(file, `import { x } from '${name}';`);

describe('importRules', () => {
  test.each([
    ['header-remote/src/features/search/SearchForm.tsx', '../slot/SlotButton.tsx'],
    ['header-remote/src/features/search/SearchForm.tsx', '../../app/Header.tsx'],
    ['header-remote/src/services/trolley/fetchTrolley.ts', '../../state/trolley.ts'],
    ['header-remote/src/platform/http/createHttp.ts', '../../services/token/fetchToken.ts'],
    ['header-remote/src/ui/button/Button.tsx', '../../state/page.ts'],
    ['header-remote/src/state/trolley.ts', '../ui/money/formatMoney.ts'],
    ['header-remote/src/app/mount.tsx', '@grocer/sandbox'],
    ['header-remote/src/app/services.ts', '../services/testing/aShop.ts'],
    ['header-remote/src/app/mount.tsx', '../../../shell-host/src/page.ts'],
    ['header-remote/src/app/version.ts', '../../../webpack.config.ts'],
    ['shell-host/src/main.tsx', '@grocer/header-remote/app/Header.tsx'],
    ['shared-contracts/src/routes.ts', '@grocer/sandbox'],
    ['e2e/sandbox/src/sandbox.ts', '@grocer/header-remote/app/Header.tsx'],
  ])('%s may not import %s', (file, name) => {
    expect(importing(file, name)).toHaveLength(1);
  });

  test.each([
    ['header-remote/src/features/search/SearchForm.tsx', '../../state/page.ts'],
    ['header-remote/src/features/search/SearchForm.tsx', './sanitiseTerm.ts'],
    ['header-remote/src/features/search/SearchForm.test.tsx', '@grocer/sandbox'],
    ['header-remote/src/services/testing/aShop.ts', '@grocer/sandbox'],
    ['header-remote/src/app/services.test.ts', '../services/testing/aShop.ts'],
    ['header-remote/src/app/Header.tsx', '../features/slot/SlotButton.tsx'],
    ['header-remote/src/state/trolley.ts', '@grocer/shared-contracts'],
    ['shell-host/src/main.tsx', '@grocer/shared-contracts/host'],
    ['e2e/stack/build.ts', '../../webpack.config.ts'],
    ['header-remote/release/buildHeader.ts', '../../webpack.config.ts'],
  ])('%s may import %s', (file, name) => {
    expect(importing(file, name)).toEqual([]);
  });

  test('a type alone is an import, and so is one that comes later', () => {
    const file = 'header-remote/src/platform/clock/clock.ts';
    expect(importRules(file, "import type { Session } from '../../state/session.ts';")).toHaveLength(1);
    expect(importRules(file, "const later = () => import('../../app/mount.tsx');")).toHaveLength(1);
  });
});
