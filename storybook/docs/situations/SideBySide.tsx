import {
  type Situation,
  type SituationName,
  situations,
} from '@grocer/header-remote/app/testing/situations/situations.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { noSwitches } from '../../.storybook/toolbar.ts';
import styles from './sideBySide.module.css';

/** Disables axe, which would take longer than everything else here. It runs in the individual stories. */
const withoutAxe = 'a11y.manual:!true';

/** Widths that designers review. Each has its name in the toolbar's viewport menu. */
const widths = [
  { width: 320, viewport: 'narrow' },
  { width: 390, viewport: 'mobile' },
  { width: 768, viewport: 'tablet' },
  { width: 992, viewport: 'laptop' },
  { width: 1280, viewport: 'desktop' },
  { width: 1440, viewport: 'wide' },
] as const;

/** Height of the frames. The amend bar is fixed only in high enough windows; menus need more. */
const heightFor = (globals: string): number => (globals.includes('open:') ? 800 : 460);

/** Shows a situation of the whole header at every width. The toolbar's switches apply to all. */
export function SideBySide({ name }: { name: SituationName }) {
  const { title, summary, narrow }: Situation = situations[name];
  const globals = useGlobals();
  // Loads the widths one after another, so that the first ones appear early.
  const [loaded, setLoaded] = useState(0);
  return (
    <div className="wide-page">
      <h1 id="all-widths">{title}</h1>
      <p>{summary}</p>
      <p className={styles.hint}>
        Each header is live: open its menus, type, tab through it. The switches of the toolbar apply to all
        widths; Open opens the menu, the account menu or the slot. A header that is wider than this page is
        scaled down.
      </p>
      <div className={styles.widths}>
        {widths.map((each, index) => (
          <AtWidth
            {...each}
            globals={globals}
            isDue={index <= loaded}
            key={each.width}
            name={name}
            note={each.width < 992 ? narrow : undefined}
            onLoad={() => setLoaded((count) => Math.max(count, index + 1))}
            title={title}
          />
        ))}
      </div>
    </div>
  );
}

type AtWidthProps = (typeof widths)[number] & {
  name: SituationName;
  /** For narrow widths: where shoppers find what the header shows directly at wider ones. */
  note: string | undefined;
  title: string;
  globals: string;
  isDue: boolean;
  onLoad: () => void;
};

function AtWidth({ width, viewport, name, note, title, globals, isDue, onLoad }: AtWidthProps) {
  const story = `situations-one-width--${name}`;
  const height = heightFor(globals);
  return (
    <figure
      className={styles.figure}
      style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
    >
      <figcaption className={styles.caption}>
        <strong>{width} px</strong>
        {' · '}
        <a href={`./?path=/story/${story}&globals=viewport.value:${viewport};${globals}`} target="_top">
          Open alone
        </a>
      </figcaption>
      <div className={styles.frame}>
        <iframe
          className={styles.window}
          height={height}
          key={globals}
          loading="lazy"
          onLoad={isDue ? onLoad : undefined}
          src={isDue ? `iframe.html?id=${story}&viewMode=story&globals=${withoutAxe};${globals}` : undefined}
          title={`${title} at ${width} px`}
          width={width}
        />
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}

/** The toolbar's active switches, as in the URL parameter `globals`: `slot:delivery;motion:reduce`. */
function useGlobals(): string {
  const [globals, setGlobals] = useState(() => onlySwitches(readAddress()));
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Record<string, unknown> }) => setGlobals(onlySwitches(event.globals));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  return globals;
}

const readAddress = (): Record<string, unknown> =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':')),
  );

const onlySwitches = (globals: Record<string, unknown>): string =>
  Object.keys(noSwitches)
    .filter((name) => globals[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
