import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** Every story under its part, from Storybook's own index: what is added tomorrow is listed tomorrow. */
export function AllStates() {
  const [parts, setParts] = useState<readonly (readonly [title: string, stories: readonly Entry[]])[]>([]);
  useEffect(() => {
    void readParts().then(setParts);
  }, []);
  return (
    <table>
      <tbody>
        {parts.map(([title, stories]) => (
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

async function readParts() {
  const { entries }: { entries: Record<string, Entry> } = await (await fetch('./index.json')).json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title)].sort(([one], [other]) => rank(one) - rank(other));
}

/** The parts that a shopper can name come first. */
const rank = (title: string): number => ['Features', 'App', 'UI'].indexOf(title.split('/', 1)[0] ?? '');
