import { openPage, readSettled, readShown, runCell } from '../../fixtures/faults/runCell.ts';
import { type Cause, causes, expectedState, type ServiceCall } from '../../fixtures/faults/ServiceCall.ts';
import { serviceCalls } from '../../fixtures/faults/serviceCalls.ts';
import { checkRecords, type PersonalValues, readPrivacyTables } from '../../fixtures/privacy/findBreaches.ts';
import { recordVisit, type VisitRecord } from '../../fixtures/privacy/recordVisit.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * `pnpm test` runs every cause for `getTrolley`, and status 500 for one call each at the start and for an order.
 */
const thoroughCalls = ['getTrolley'];
const noticedCalls = ['token', 'placeOrder'];
const shortCalls = [...thoroughCalls, ...noticedCalls];
const causesOf = ({ name }: ServiceCall): readonly Cause[] =>
  isFullMatrix || thoroughCalls.includes(name) ? causes : ['500'];

for (const call of serviceCalls.filter(({ name }) => isFullMatrix || shortCalls.includes(name))) {
  test(`a faulty ${call.name} changes only its part, and tells no secret`, async ({
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
    await expect.poll(async () => (await readShown(page, call)).outcome).toBe(call.normal);
    const normal = await readSettled(page, call);

    const failures: string[] = [];
    for (const cause of causesOf(call)) {
      const expected = expectedState(call, cause, normal);
      const failure = await runCell(page, services, { call, cause, normal, expected });
      // Opens the page again after a 401, because the next cell needs a signed-in shopper.
      if (cause === '401' && !isFullMatrix && call.again) await openPage(page, services, { call });
      if (failure) failures.push(`${call.name} × ${cause}: ${failure}`);
    }

    expect(failures).toEqual([]);
    expect(await findSecrets(visit), 'secrets').toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/** Personal values of the sandbox's customer. They may occur only where the page "Privacy" says so. */
const personal: PersonalValues = {
  'e-mail': ['@grocer.example'],
  address: ['1 High Street', 'BA1 1AA'],
  'customer id': ['100001'],
};

/**
 * Compares what a visit has written (console, storage, cookies, data layer, events, messages to tabs) with the tables
 * of the page "Privacy". Returns the places with personal values that are not allowed there.
 */
async function findSecrets(visit: VisitRecord): Promise<string[]> {
  await visit.readStored();
  const values = { ...personal, token: visit.tokens() };
  const { breaches } = checkRecords(readPrivacyTables(), values, visit.written);
  return breaches.filter((breach) => breach.includes(' has the '));
}
