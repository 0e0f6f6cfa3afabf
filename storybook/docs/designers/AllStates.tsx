import { useEffect, useState } from 'react';
import { Table } from '../reference/Table.tsx';

/** A story or a page in Storybook's index. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** Links to every story, grouped by title. Read from Storybook's index, so that new stories are listed too. */
export function AllStates() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((index) => index.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setEntries(Object.values(entries)));
  }, []);
  return (
    <Table
      head={['Part', 'States']}
      plain
      rows={groupsOf(entries).map(([title, stories]) => [
        title.replaceAll('/', ' / '),
        stories.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </span>
        )),
      ])}
    />
  );
}

function groupsOf(entries: readonly Entry[]) {
  const stories = entries.filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title)].sort(([a], [b]) => rankOf(a) - rankOf(b));
}

/** Order of the groups: the whole header, features, the app, then UI components. */
const rankOf = (title: string): number =>
  ['Situations', 'Features', 'App', 'UI'].indexOf(title.split('/', 1)[0] ?? '');
