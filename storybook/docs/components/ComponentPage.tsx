import { ArgTypes, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import criteria from '../designers/accessibility/criteria.json';
import { Cards } from '../designers/Cards.tsx';
import type { Card } from '../designers/cards.ts';
import { headerSources } from '../designers/headerSources.ts';
import { Prose } from '../reference/Prose.tsx';
import { type Advice, instead } from './instead.ts';

type PreparedStory = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** Documentation page of each component, made from its stories (`parameters.docs.page`). */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return null;
  const folder = fileOf(first).replace(/\/[^/]*$/, '');
  const advice = instead[first.componentId];
  const held = criteriaOf(folder);
  return (
    <div className="wide-page">
      <Title />
      <Description of="meta" />
      <p>
        Status: {statuses.find((status) => first.tags.includes(status))}. Owner: {first.parameters.owner}.
        Rules: <Prose>{rulesOf(folder)}</Prose>
      </p>
      {advice && <Cards cards={adviceOf(stories, advice)} />}
      <h2>States</h2>
      <Cards cards={stories.map((story) => cardOf(story))} />
      <h2>Controls</h2>
      <p>Each state has them in its panel (key A).</p>
      <ArgTypes />
      <h2>Accessibility</h2>
      <p>
        axe checks every state.{' '}
        {held.length > 0 && 'Tests of this part also show these criteria of WCAG 2.2: '}
        {held.map(({ number, name }) => `${number} ${name}`).join(', ')}
      </p>
    </div>
  );
}

const statuses = ['stable', 'new', 'experimental'];

/** Path of the stories' file without its ending: `features/slot/Slot`. */
const fileOf = ({ parameters }: PreparedStory): string =>
  String(parameters.fileName).replace(/^.*header-remote\/src\/|\.stories\.tsx$/g, '');

function cardOf(story: PreparedStory): Card {
  const { docs, notPictured } = story.parameters;
  const picture = notPictured ? undefined : `${fileOf(story)}/${story.id.replace(/^.*--/, '')}`;
  const summary = docs?.description?.story ?? notPictured ?? '';
  return { title: story.name, summary, href: `./?path=/story/${story.id}`, picture };
}

const adviceOf = (stories: readonly PreparedStory[], [show, notThis, why]: Advice): Card[] =>
  [show, notThis].flatMap((state, index) =>
    stories
      .filter(({ id }) => id.endsWith(`--${state}`))
      .map((story) => ({
        ...cardOf(story),
        title: index === 0 ? '✓ Do' : '✗ Don’t',
        summary: index === 0 ? '' : why,
      })),
  );

/** The rules to which a folder's code and stories refer. */
function rulesOf(folder: string): string {
  const inFolder = Object.entries(headerSources).filter(
    ([file]) => file.replace(/\/[^/]*$/, '').endsWith(`src/${folder}`) && !file.includes('.test.'),
  );
  const found = inFolder.flatMap(([, source]) => source.match(/behaviour\/[a-z-]+#[\w-]+/g) ?? []);
  return [...new Set(found)].sort().join(', ');
}

/** Criteria of the accessibility statement that are tested in this folder, or by journeys with its name. */
const criteriaOf = (folder: string) =>
  criteria.filter(({ tests }) =>
    tests.some((file) => file.includes(`src/${folder}/`) || file.endsWith(`specs/${folder}.spec.ts`)),
  );
