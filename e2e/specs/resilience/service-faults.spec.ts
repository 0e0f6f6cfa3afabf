import { expectations, expectedState } from '../../fixtures/faults/expectedStates.ts';
import { findSecrets } from '../../fixtures/faults/findSecrets.ts';
import { readSettled, readShown } from '../../fixtures/faults/readShown.ts';
import { openPage, runCell } from '../../fixtures/faults/runCell.ts';
import { type ServiceCall, serviceCalls } from '../../fixtures/faults/serviceCalls.ts';
import { type Cause, causes } from '../../fixtures/faults/serviceFaults.ts';
import { countCells, isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { recordVisit } from '../../fixtures/privacy/recordVisit.ts';
import { expect, test } from '../../fixtures/test.ts';

/** In short: every cause on one call, and one cause on one call of each service that a shopper notices. */
const thoroughCalls = ['getTrolley'];
const shortCalls = [
  ...thoroughCalls,
  'token',
  'context',
  'slots',
  'suggest',
  'taxonomy',
  'content',
  'placeOrder',
];
const causesOf = ({ name }: ServiceCall): readonly Cause[] =>
  isFullMatrix || thoroughCalls.includes(name) ? causes : ['500'];

for (const call of serviceCalls.filter(({ name }) => isFullMatrix || shortCalls.includes(name))) {
  test(`a faulty answer of ${call.name} changes only what the call decides, and tells no secret`, async ({
    page,
    services,
    complaints,
  }) => {
    test.setTimeout(600_000);
    const visit = await recordVisit(page);
    await page.route('https://admin.grocer.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Customer</h1>' }),
    );
    await page.clock.install();
    await openPage(page, services, { call });
    const { normal: outcome } = expectations[call.name];
    await expect.poll(async () => (await readShown(page, call)).outcome).toBe(outcome);
    const normal = await readSettled(page, call);

    const failures: string[] = [];
    for (const cause of causesOf(call)) {
      const expected = expectedState(call.name, cause, normal);
      const failure = await runCell(page, services, { call, cause, normal, expected });
      // The next cell of this page begins with a shopper who is signed in.
      if (cause === '401' && !isFullMatrix && call.again) await openPage(page, services, { call });
      if (failure) failures.push(`${call.name} × ${cause}: ${failure}`);
    }

    const cells = causesOf(call).length;
    countCells('Service faults', cells - failures.length, cells);
    expect(failures).toEqual([]);
    expect(await findSecrets(visit), 'secrets').toEqual([]);
    expect(complaints).toEqual([]);
  });
}
