import type { Entry } from './findStates.ts';
import { useIndex } from './useIndex.ts';

/** Links to every story, grouped by title. Read from Storybook's index, so that new stories are listed too. */
export const AllStates = () => (
  <table>
    <tbody>
      {groupsOf(useIndex()).map(([title, stories]) => (
        <tr key={title}>
          <th scope="row" style={{ inlineSize: '16em' }}>
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

function groupsOf(entries: readonly Entry[]) {
  const stories = entries.filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title)].sort(([a], [b]) => rankOf(a) - rankOf(b));
}

/** Order of the groups: the whole header, features, the app, then UI components. */
const rankOf = (title: string): number =>
  ['Situations', 'Features', 'App', 'UI'].indexOf(title.split('/', 1)[0] ?? '');
