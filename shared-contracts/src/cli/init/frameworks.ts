/** A framework into whose fresh apps `init` writes the header. */
interface Framework {
  title: string;
  /** The package that such an app depends on. */
  dependency: string;
  /** Folder of the test host with `files`, which the documentation shows too. An app may have `app/` in `src/`. */
  folder: string;
  files: readonly string[];
  /** Steps that remain for the page team. */
  remains: readonly string[];
}

export const frameworks: readonly Framework[] = [
  {
    title: 'Next.js',
    dependency: 'next',
    folder: 'next',
    files: ['app/Header.tsx', 'app/layout.tsx', 'proxy.ts'],
    remains: ['Add the origins of your own scripts, pictures and calls to the policy in proxy.ts'],
  },
  {
    title: 'React Router',
    dependency: '@react-router/dev',
    folder: 'react-router',
    files: ['app/header.server.ts', 'app/root.tsx'],
    remains: ['Import your style sheets in app/root.tsx again'],
  },
  {
    title: 'Astro',
    dependency: 'astro',
    folder: 'astro',
    files: ['src/header.server.ts', 'src/Header.tsx', 'src/layouts/Layout.astro'],
    remains: ['npx astro add node react, and output: "server"', 'Use src/layouts/Layout.astro in your pages'],
  },
  {
    title: 'React with Vite',
    dependency: '@vitejs/plugin-react',
    folder: 'vite-react',
    files: ['src/Header.tsx', 'src/main.tsx'],
    remains: ['Import your style sheets in src/main.tsx again; leave the header the whole width of the page'],
  },
];

/** A test for Playwright, for every framework. In JavaScript, so that an app compiles without Playwright. */
export const testFile = { folder: 'test-kit', file: 'header.spec.mjs', target: 'tests/header.spec.mjs' };
