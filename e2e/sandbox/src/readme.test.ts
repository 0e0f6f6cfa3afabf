import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { faultKinds } from './faults.ts';
import { scenarioNames } from './scenarios.ts';
import { serviceChoices } from './shop/slot.ts';

describe('README', () => {
  test('the README names every scenario, fault and service', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

    for (const name of [...scenarioNames, ...serviceChoices]) expect(readme).toContain(`\`${name}\``);
    for (const kind of faultKinds) expect(readme).toContain(`"kind": "${kind}"`);
  });
});
