/** One of the ways in which the island is built: with which React, and whether the header gets it. */
export interface IslandBuild {
  react: '19.0' | '19.1' | '19.3';
  mode: 'production' | 'development';
  shares: 'ownReact' | 'sharedReact';
}

const reacts = ['19.0', '19.1', '19.3'] as const;
const modes = ['production', 'development'] as const;

/** The header on each React that it is handed; and its own React, which is the same whatever the app has. */
export const islandBuilds: IslandBuild[] = modes.flatMap((mode) => [
  ...reacts.map((react) => ({ react, mode, shares: 'sharedReact' as const })),
  { react: '19.3', mode, shares: 'ownReact' },
]);

export const islandName = ({ react, mode, shares }: IslandBuild): string =>
  `island/${shares}-${react}-${mode}`;
