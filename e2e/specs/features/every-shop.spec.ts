import { shopJourneys } from '../../journeys/shopJourneys.ts';

shopJourneys();
