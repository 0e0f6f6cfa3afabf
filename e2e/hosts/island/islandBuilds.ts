/** One of the ways in which the island is built: with which React, and by which door of the kit it loads the header. */
export interface IslandBuild {
  react: '19.0' | '19.1' | '19.3';
  mode: 'production' | 'development';
  door: 'react' | 'federated' | 'plain';
}

const reacts = ['19.0', '19.1', '19.3'] as const;
const modes = ['production', 'development'] as const;

/**
 * The header on each React that it is handed, the oldest by a federation runtime too; and its own React, which is the same
 * whatever the app has.
 */
export const islandBuilds: IslandBuild[] = modes.flatMap((mode) => [
  ...reacts.map((react) => ({ react, mode, door: 'react' as const })),
  { react: '19.0', mode, door: 'federated' },
  { react: '19.3', mode, door: 'plain' },
]);

export const islandName = ({ react, mode, door }: IslandBuild): string => `island/${door}-${react}-${mode}`;
