import { useEffect, useState } from 'react';
import type { Entry } from './findStates.ts';

/** Every page and story, from Storybook's index. Empty until it is read. */
export function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void readIndex().then(setEntries);
  }, []);
  return entries;
}

async function readIndex(): Promise<Entry[]> {
  const index: { entries: Record<string, Entry> } = await (await fetch('./index.json')).json();
  return Object.values(index.entries);
}
