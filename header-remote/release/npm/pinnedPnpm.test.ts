import { expect, test } from 'vitest';
import { assertPinnedPnpm, pinnedPnpm, pnpmProgram } from './pinnedPnpm.ts';

const agent = (version: string) => ({
  npm_config_user_agent: `pnpm/${version} npm/? node/v24.0.0`,
  npm_execpath: '/pnpm',
});

test('a release runs with the pinned pnpm only, also for its bill of materials', () => {
  expect(pinnedPnpm).toMatch(/^\d+\.\d+\.\d+$/);
  expect(() => assertPinnedPnpm(agent('99.0.0'))).toThrow(
    `pnpm 99.0.0 runs this command; a release needs npx -y pnpm@${pinnedPnpm}`,
  );
  expect(() => assertPinnedPnpm(agent(pinnedPnpm))).not.toThrow();

  expect(pnpmProgram(agent(pinnedPnpm))).toEqual(['/pnpm']);
  expect(pnpmProgram({}), 'a command that node runs').toEqual(['npx', '-y', `pnpm@${pinnedPnpm}`]);
});
