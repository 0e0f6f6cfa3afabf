/**
 * A build of the island: its version and mode of React, and the entry point of the contract package that loads the
 * header.
 */
export interface IslandBuild {
  react: '19.0' | '19.1' | '19.3';
  mode: 'production' | 'development';
  entryPoint: 'react' | 'federated' | 'plain';
}

const reacts = ['19.0', '19.1', '19.3'] as const;
const modes = ['production', 'development'] as const;

/**
 * The header on each version of the app's React, on the oldest through a federation runtime too; and once on the
 * header's own React, which does not depend on the app's.
 */
export const islandBuilds: IslandBuild[] = modes.flatMap((mode) => [
  ...reacts.map((react) => ({ react, mode, entryPoint: 'react' as const })),
  { react: '19.0', mode, entryPoint: 'federated' },
  { react: '19.3', mode, entryPoint: 'plain' },
]);

export const islandName = ({ react, mode, entryPoint }: IslandBuild): string =>
  `island/${entryPoint}-${react}-${mode}`;
