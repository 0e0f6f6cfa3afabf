import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { noSwitches } from '../../.storybook/toolbar.ts';

/** The toolbar's switches that are set, as the parameter `globals` of an address, e.g. `slot:delivery;motion:reduce`. */
export function useGlobals(): string {
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
