import { test } from '../../fixtures/test.ts';
import { bookedSlotJourney } from '../../journeys/shopJourneys.ts';

test.describe('on a device in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  bookedSlotJourney();
});
