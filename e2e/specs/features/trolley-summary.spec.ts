import { announcementJourneys } from '../../journeys/announcementJourneys.ts';
import { sessionJourneys } from '../../journeys/sessionJourneys.ts';

sessionJourneys();
announcementJourneys();
