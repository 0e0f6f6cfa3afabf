import { createLoadHeader } from '../createLoadHeader.ts';
import { type Container, loadEntry } from '../loadEntry.ts';
import type { LoadHeader, MountDoor } from '../mountDoor.ts';

const containers = new Map<string, Container>();

/**
 * Loads the header into a host without a federation runtime: Vue, plain HTML, React 18. It brings its own React. Same
 * arguments and promises as in a federated host (design §4).
 */
export const loadHeader: LoadHeader = createLoadHeader(async ({ entry }) => {
  const container = containers.get(entry) ?? (await startContainer(entry));
  const door = await container.get('./mount');
  return door() as MountDoor;
});

/** Kept only when it has started: what failed is loaded anew. */
async function startContainer(entry: string): Promise<Container> {
  const container = await loadEntry(entry);
  await container.init({});
  containers.set(entry, container);
  return container;
}
