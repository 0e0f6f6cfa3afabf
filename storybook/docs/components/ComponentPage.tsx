import { ArgTypes, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import criteria from '../designers/accessibility/criteria.json';
import { Cards } from '../designers/Cards.tsx';
import styles from './componentPage.module.css';
import { usageOf } from './usage.ts';

type PreparedStory = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** The page of every component, made of its stories (`parameters.docs.page` in `preview.tsx`). */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return null;
  const { rules, instead } = usageOf(first.componentId) ?? {};
  const held = criteriaOf(folderOf(first));
  return (
    <div className="wide-page">
      <Title />
      <Description of="meta" />
      <p>
        Status: {statuses.find((status) => first.tags.includes(status))}. Owner: {first.parameters.owner}.
        Rules:{' '}
        <a href={`./?path=/docs/behaviour-${rules}--docs`} target="_top">
          behaviour/{rules}
        </a>
        .
      </p>
      {instead && (
        <div className={styles.pair}>
          <Advice picture={pictureOf(first, instead[0])} verdict="Do" />
          <Advice picture={pictureOf(first, instead[1])} verdict="Don’t" why={instead[2]} />
        </div>
      )}
      <h2>States</h2>
      <Cards
        cards={stories.map((story) => ({
          title: story.name,
          summary: story.parameters.docs?.description?.story ?? story.parameters.notPictured ?? '',
          href: `./?path=/story/${story.id}`,
          picture: story.parameters.notPictured ? undefined : pictureOf(story, lastPart(story.id)),
        }))}
      />
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

const Advice = ({ picture, verdict, why }: { picture: string; verdict: string; why?: string }) => (
  <figure className={verdict === 'Do' ? styles.do : styles.dont}>
    <img alt={verdict} src={`./pictures/${picture}.webp`} />
    <figcaption>
      <strong>{verdict}</strong> {why}
    </figcaption>
  </figure>
);

const lastPart = (id: string): string => id.replace(/^.*--/, '');

/** `features/slot/Slot` for the stories of the slot. */
const fileOf = ({ parameters }: PreparedStory): string =>
  String(parameters.fileName).replace(/^.*header-remote\/src\/|\.stories\.tsx$/g, '');

const folderOf = (story: PreparedStory): string => fileOf(story).replace(/\/[^/]*$/, '');

const pictureOf = (story: PreparedStory, name: string): string => `${fileOf(story)}/${name}`;

/** The criteria of the accessibility statement that tests of this folder, or journeys of its name, show. */
const criteriaOf = (folder: string) =>
  criteria.filter(({ tests }) =>
    tests.some((file) => file.includes(`src/${folder}/`) || file.endsWith(`specs/${folder}.spec.ts`)),
  );
