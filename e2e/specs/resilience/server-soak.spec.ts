import { countCells, isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { expectFlat } from '../../fixtures/soak/expectFlat.ts';
import { startHostPages } from '../../fixtures/soak/startHostPages.ts';
import { type FaultyRemote, startFaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { expect, test } from '../../fixtures/test.ts';

const pages = isFullMatrix ? 5000 : 500;
/** Of the 99th percentiles with and without a header. In short it rests on five pages, with other journeys beside it. */
const maxRatio = isFullMatrix ? 1.5 : 2;

test.describe.configure({ timeout: isFullMatrix ? 600_000 : 60_000 });

const releases: Record<string, (remote: FaultyRemote) => void> = {
  good: () => {},
  bad: (remote) => remote.fault(/\.css$/, 'missing'),
  hanging: (remote) => remote.fault(/./, 'hanging'),
};

for (const [name, spoil] of Object.entries(releases)) {
  test(`a host's server with a ${name} release needs no more memory, and little more time`, async ({
    stack,
  }) => {
    const remote = await startFaultyRemote();
    spoil(remote);
    const result = await startHostPages({
      remote: `${remote.origin}/stable/`,
      services: stack.services,
      pages,
    });
    remote.heal();
    await remote.close();

    expectFlat('heap', result.heaps);
    const { withHeader, withoutHeader } = result.p99;
    expect(withHeader / withoutHeader, JSON.stringify(result.p99)).toBeLessThanOrEqual(maxRatio);
    countCells('Soak', 2, 2);
  });
}
