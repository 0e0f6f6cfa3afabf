import type { Chunk } from 'webpack';

/**
 * The HTTP client and the date rules are chunks of their own: they load in parallel with the services, and no lazy chunk
 * exceeds 20 KB.
 */
export const http = {
  test: /[\\/](node_modules[\\/]ky|platform[\\/]http[\\/]kyRequest)[\\/.]/,
  name: 'http',
  enforce: true,
};
export const dates = {
  test: /[\\/](node_modules[\\/]dayjs|platform[\\/]dates)[\\/]/,
  name: 'dates',
  enforce: true,
};

/** The routes that the first script does not have. Most lazy chunks need them, so none has a copy. */
export const routes = {
  test: /[\\/](page[\\/]allRoutes|routes[\\/](routes|contentLink))\.ts$/,
  name: 'routes',
  enforce: true,
};

/** Names the chunk of the contract's schemas and zod, because webpack gives the chunk of a shared module no name. */
export const schemas = {
  test: /[\\/](zod|shared-contracts)[\\/]/,
  name: 'schemas',
  chunks: (chunk: Chunk) => !chunk.name,
  enforce: true,
};

export const isLazy = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.name !== 'widgets';
