import { Prose } from '../../reference/Prose.tsx';
import { breakable, Table } from '../../reference/Table.tsx';
import { addedFields, analyticsExamples } from './analyticsExamples.ts';

/** Every analytics event with an example of its payload. */
export const AnalyticsTable = () => (
  <Table
    head={['Event', 'When', 'Payload']}
    rows={Object.entries(analyticsExamples).map(([name, { when, payload }]) => [
      name,
      <Prose key="when">{when}</Prose>,
      <Payload
        key="payload"
        payload={{ ...payload, ...(name.startsWith('slot_') ? addedFields.slot : {}) }}
      />,
    ])}
  />
);

/** The fields that are added to every event. */
export const CommonFields = () => <Payload payload={addedFields.every} />;

const Payload = ({ payload }: { payload: object }) => (
  <code style={{ ...breakable, whiteSpace: 'pre-wrap' }}>{JSON.stringify(payload, undefined, 1)}</code>
);
