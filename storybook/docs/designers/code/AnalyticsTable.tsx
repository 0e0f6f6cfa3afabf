import type { AnalyticsEvents } from '@grocer/header-remote/state/analytics/events.ts';
import examples from '../../reference/analyticsExamples.json';
import { Prose } from '../../reference/Prose.tsx';
import { breakable, Table } from '../../reference/Table.tsx';

/** When each event is sent, with an example of its payload. A missing event or field is a type error. */
const events = examples.events as {
  [Name in keyof AnalyticsEvents]: { when: string; payload: AnalyticsEvents[Name] };
};

/** Every analytics event with an example of its payload. */
export const AnalyticsTable = () => (
  <Table
    head={['Event', 'When', 'Payload']}
    rows={Object.entries(events).map(([name, { when, payload }]) => [
      name,
      <Prose key="when">{when}</Prose>,
      <Payload
        key="payload"
        payload={{ ...payload, ...(name.startsWith('slot_') ? examples.added.slot : {}) }}
      />,
    ])}
  />
);

/** The fields that are added to every event (behaviour/analytics#common-fields, #slot-events). */
export const CommonFields = () => <Payload payload={examples.added.every} />;

const Payload = ({ payload }: { payload: object }) => (
  <code style={{ ...breakable, whiteSpace: 'pre-wrap' }}>{JSON.stringify(payload, undefined, 1)}</code>
);
