import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** Links to every story, grouped by title. Read from Storybook's index, so that new stories are listed too. */
export function AllStates() {
  const [groups, setGroups] = useState<readonly (readonly [title: string, stories: readonly Entry[]])[]>([]);
  useEffect(() => {
    void readGroups().then(setGroups);
  }, []);
  return (
    <table>
      <tbody>
        {groups.map(([title, stories]) => (
          <tr key={title}>
            <th scope="row" style={{ inlineSize: '16em', textAlign: 'start', verticalAlign: 'top' }}>
              {title.replaceAll('/', ' / ')}
            </th>
            <td style={{ fontSize: 14 }}>
              {stories.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ' · '}
                  <a href={`./?path=/story/${id}`} target="_top">
                    {name}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function readGroups() {
  const { entries }: { entries: Record<string, Entry> } = await (await fetch('./index.json')).json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title)].sort(([a], [b]) => rankOf(a) - rankOf(b));
}

/** Order of the groups: features, then the app, then UI components. */
const rankOf = (title: string): number => ['Features', 'App', 'UI'].indexOf(title.split('/', 1)[0] ?? '');
