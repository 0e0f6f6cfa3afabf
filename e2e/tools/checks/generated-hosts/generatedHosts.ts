/** A build of an app for production. The journey runs on each. */
export interface Build {
  /** The bundler, and other differences from the host's other builds. */
  name: string;
  command: readonly string[];
  /** A further folder of `e2e/hosts` that is copied over the app's files, and a file that is removed. */
  changes?: { files: string; without: string };
  /** What the server's HTML contains: the header, only the space for it, or neither. */
  inHtml: 'header' | 'space' | 'nothing';
  /** Text of the homepage that the server sends later than the header. */
  streamed?: string;
}

/** A host that the generator of its framework makes. */
export interface GeneratedHost {
  /** The folder of the files that a page team writes, in `e2e/hosts`. */
  name: string;
  title: string;
  /** The folder of the app's source files. */
  sources: string;
  /** The program that makes the app, with the name of the app's folder as its first argument. */
  generator: string;
  options: readonly string[];
  /** Whether the generator downloads its template from GitHub. */
  needsGitHub: boolean;
  /** Commands in the new app before the header is added. */
  prepare?: readonly string[][];
  /** How the app's types are checked: its `tsconfig`, and a command that generates types before. */
  types: { project: string; generate?: readonly string[] };
  builds: readonly Build[];
  start(port: number): string[];
}

const npx = ['npx', '--no-install'];

export const npmInstall = ['npm', 'install', '--loglevel=error', '--no-audit', '--no-fund'];

export const generatedHosts: readonly GeneratedHost[] = [
  {
    name: 'next',
    title: 'Next.js, App Router',
    sources: 'app',
    generator: 'create-next-app',
    options: ['--yes', '--use-npm', '--disable-git', '--no-tailwind', '--no-eslint'],
    needsGitHub: false,
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
  {
    name: 'react-router',
    title: 'React Router, framework mode',
    sources: 'app',
    generator: 'create-react-router',
    options: ['--yes', '--no-git-init', '--package-manager', 'npm'],
    needsGitHub: true,
    builds: [{ name: 'Vite', command: ['npm', 'run', 'build', '--silent'], inHtml: 'header' }],
    types: { project: 'tsconfig.json', generate: [...npx, 'react-router', 'typegen'] },
    start: () => ['node_modules/.bin/react-router-serve', 'build/server/index.js'],
  },
  {
    name: 'astro',
    title: 'Astro, Node adapter',
    sources: 'src',
    generator: 'create-astro',
    options: ['--yes', '--no-git', '--template', 'minimal', '--skip-houston'],
    needsGitHub: true,
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
    sources: 'src',
    generator: 'create-vite',
    options: ['--template', 'react-ts', '--no-interactive'],
    needsGitHub: false,
    prepare: [[...npmInstall, 'react-router']],
    builds: [{ name: 'Vite', command: ['npm', 'run', 'build', '--silent'], inHtml: 'nothing' }],
    types: { project: 'tsconfig.app.json' },
    start: (port) => ['node_modules/.bin/vite', 'preview', '--host', '127.0.0.1', '--port', String(port)],
  },
];
