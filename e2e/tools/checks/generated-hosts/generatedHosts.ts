import path from 'node:path';
import { root } from '../../stack/processes.ts';
import type { GeneratedHost } from './GeneratedHost.ts';

const npx = ['npx', '--no-install'];

export const npmInstall = ['npm', 'install', '--loglevel=error', '--no-audit', '--no-fund'];

const typescript = ['typescript', '@types/react', '@types/react-dom'];
const webpack = ['webpack@5.110.3', 'webpack-cli', 'swc-loader', '@swc/core'];
const rspack = ['@rspack/core', '@rspack/cli'];
const federation = ['@module-federation/enhanced', '@module-federation/runtime'];

/** Serves a folder with this workspace's Vite. The folder's `index.html` is the response at every path. */
const serveFolder = (folder: string) => (port: number) => [
  vite,
  'preview',
  '--outDir',
  folder,
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
];

const vite = path.join(root, 'e2e/node_modules/vite/bin/vite.js');

/** An app in an empty folder that a bundler builds. */
const documentedApp = (
  host: Pick<GeneratedHost, 'name' | 'title' | 'files' | 'asDocumented'>,
  bundler: 'webpack' | 'rspack',
  react = '19',
): GeneratedHost => ({
  ...host,
  from: {
    packages: [
      ...['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${react}`),
      'typescript',
      ...(bundler === 'webpack' ? webpack : rspack),
      ...federation,
    ],
  },
  types: { project: 'tsconfig.json' },
  builds: [
    {
      name: bundler,
      command: [
        ...npx,
        bundler,
        'build',
        '--config',
        `app/${bundler}.config.ts`,
        '--output-path',
        'dist/assets',
      ],
      inHtml: 'nothing',
    },
  ],
  start: serveFolder('dist'),
});

const titleAsDocumented = 'As federation documents it';

const reactRouter: GeneratedHost = {
  name: 'react-router',
  title: 'React Router, framework mode',
  init: 'with pages',
  from: {
    sources: 'app',
    program: 'create-react-router',
    options: ['--yes', '--no-git-init', '--package-manager', 'npm'],
    needsGitHub: true,
  },
  builds: [{ name: 'Vite', command: ['npm', 'run', 'build', '--silent'], inHtml: 'header' }],
  types: { project: 'tsconfig.json', generate: [...npx, 'react-router', 'typegen'] },
  start: () => ['node_modules/.bin/react-router-serve', 'build/server/index.js'],
};

/** React Router 7, which many page teams still have: its last minor version, as an argument of `npm pkg set`. */
const dependencyOn7 = (name: string) => `dependencies.${name}=7.16`;

export const generatedHosts: readonly GeneratedHost[] = [
  {
    name: 'next',
    title: 'Next.js, App Router',
    init: 'in fresh app',
    from: {
      sources: 'app',
      program: 'create-next-app',
      options: ['--yes', '--use-npm', '--disable-git', '--no-tailwind', '--no-eslint'],
      needsGitHub: false,
    },
    builds: [
      {
        name: 'Turbopack',
        command: [...npx, 'next', 'build'],
        inHtml: 'header',
        streamed: 'Half price today',
      },
      {
        name: 'webpack',
        command: [...npx, 'next', 'build', '--webpack'],
        inHtml: 'header',
        streamed: 'Half price today',
      },
      {
        name: 'Turbopack, static pages',
        command: [...npx, 'next', 'build'],
        changes: { files: 'next-client', without: 'proxy.ts' },
        inHtml: 'space',
      },
    ],
    // `next build` has generated the types.
    types: { project: 'tsconfig.json' },
    start: (port) => ['node_modules/.bin/next', 'start', '--port', String(port)],
  },
  reactRouter,
  {
    ...reactRouter,
    name: 'react-router-7',
    title: `${reactRouter.title}, 7.16`,
    files: 'react-router',
    prepare: [
      [
        'npm',
        'pkg',
        'set',
        ...['react-router', '@react-router/node', '@react-router/serve'].map(dependencyOn7),
      ],
      ['npm', 'pkg', 'set', 'devDependencies.@react-router/dev=7.16'],
      // npm cannot install an older major version while the newer one is installed.
      ['rm', '-rf', 'node_modules', 'package-lock.json'],
      npmInstall,
    ],
  },
  {
    name: 'astro',
    title: 'Astro, Node adapter',
    from: {
      sources: 'src',
      program: 'create-astro',
      options: ['--yes', '--no-git', '--template', 'minimal', '--skip-houston'],
      needsGitHub: true,
    },
    prepare: [
      [...npx, 'astro', 'add', 'node', 'react', '--yes'],
      [...npmInstall, '--save-dev', 'typescript'],
    ],
    builds: [{ name: 'Vite', command: [...npx, 'astro', 'build'], inHtml: 'header' }],
    types: { project: 'tsconfig.json', generate: [...npx, 'astro', 'sync'] },
    start: () => ['dist/server/entry.mjs'],
  },
  {
    name: 'vite-react',
    title: 'React in the browser, Vite',
    init: 'in fresh app',
    from: {
      sources: 'src',
      program: 'create-vite',
      options: ['--template', 'react-ts', '--no-interactive'],
      needsGitHub: false,
    },
    prepare: [[...npmInstall, 'react-router']],
    builds: [
      {
        name: 'Vite',
        command: ['npm', 'run', 'build', '--silent'],
        changes: { files: 'vite-react-router' },
        inHtml: 'nothing',
      },
    ],
    types: { project: 'tsconfig.app.json' },
    start: (port) => ['node_modules/.bin/vite', 'preview', '--host', '127.0.0.1', '--port', String(port)],
  },
  documentedApp({ name: 'federated-webpack', title: 'Federated, webpack', files: 'federated' }, 'webpack'),
  documentedApp({ name: 'federated-rspack', title: 'Federated, Rspack', files: 'federated' }, 'rspack'),
  {
    name: 'federated-vite',
    title: 'Federated, Vite',
    files: 'federated',
    from: {
      packages: [
        ...['react', 'react-dom', ...typescript, 'vite', '@vitejs/plugin-react'],
        ...['@module-federation/vite', '@module-federation/runtime'],
      ],
    },
    types: { project: 'tsconfig.json' },
    builds: [
      {
        name: 'Vite',
        command: [...npx, 'vite', 'build', '--config', 'app/vite.config.ts'],
        inHtml: 'nothing',
      },
    ],
    start: serveFolder('app/dist'),
  },
  documentedApp(
    { name: 'as-documented', title: titleAsDocumented, files: 'as-documented', asDocumented: { reacts: 1 } },
    'webpack',
  ),
  documentedApp(
    {
      name: 'as-documented-18',
      title: `${titleAsDocumented}, React 18`,
      files: 'as-documented',
      asDocumented: { reacts: 2 },
    },
    'webpack',
    '18',
  ),
  {
    name: 'one-tag',
    title: 'One tag',
    from: { packages: [] },
    builds: [{ name: 'nothing', command: ['cp', 'app/index.html', 'dist'], inHtml: 'element' }],
    start: serveFolder('dist'),
  },
];
