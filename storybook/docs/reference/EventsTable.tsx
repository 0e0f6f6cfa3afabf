import { type HeaderEventName, type HeaderEvents, stateEventNames } from '@grocer/shared-contracts';
import { anEvent } from '@grocer/shared-contracts/fixtures';
import reference from './eventReference.json' with { type: 'json' };
import { Prose } from './Prose.tsx';
import { breakable, Table } from './Table.tsx';

interface EventReference<Detail> {
  /** For the page's events: what the header does. For the header's events: when it emits them. */
  effect: string;
  /** What each field of the detail means. */
  detail: Detail extends undefined ? null : { [Field in keyof Required<NonNullable<Detail>>]: string };
}

/** All events, with all fields of their details. A missing event or field is a type error. */
export const eventReference: {
  [Name in HeaderEventName]: EventReference<
    [HeaderEvents[Name]] extends [undefined] ? undefined : NonNullable<HeaderEvents[Name]>
  >;
} = reference;

const isState = (name: HeaderEventName) => stateEventNames.some((known) => known === name);

/** Events with their details and an example each. */
export const EventsTable = ({ names }: { names: readonly HeaderEventName[] }) => (
  <Table
    head={['Event', 'Effect', 'Detail', 'Example']}
    rows={names.map((name) => [
      name,
      <Prose key="effect">{`${eventReference[name].effect}${isState(name) ? ' State event.' : ''}`}</Prose>,
      <Detail key="detail" name={name} />,
      <Example key="example" name={name} />,
    ])}
  />
);

function Detail({ name }: { name: HeaderEventName }) {
  const { detail } = eventReference[name];
  if (detail === null) return 'none';
  return (
    <ul>
      {Object.entries(detail).map(([field, meaning]) => (
        <li key={field}>
          <code>{field}</code>: <Prose>{meaning}</Prose>
        </li>
      ))}
    </ul>
  );
}

function Example({ name }: { name: HeaderEventName }) {
  const example = anEvent(name);
  return example ? <code style={breakable}>{JSON.stringify(example)}</code> : null;
}
