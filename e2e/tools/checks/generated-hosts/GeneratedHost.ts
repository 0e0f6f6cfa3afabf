/** A build of an app for production. The journey runs on each. */
export interface Build {
  /** The bundler, and other differences from the host's other builds. */
  name: string;
  command: readonly string[];
  /** A further folder of `e2e/hosts` that is copied over the app's files, and a file that is removed. */
  changes?: { files: string; without?: string };
  /** What the page's HTML contains: the header, only the space for it, its empty element, or none of these. */
  inHtml: 'header' | 'space' | 'element' | 'nothing';
  /** Text of the homepage that the server sends later than the header. */
  streamed?: string;
}

/** The generator of a framework. */
export interface Generator {
  /** The program that makes the app, with the name of the app's folder as its first argument. */
  program: string;
  options: readonly string[];
  /** Whether it downloads its template from GitHub. */
  needsGitHub: boolean;
  /** The folder of the app's source files. */
  sources: string;
}

/** An app in an empty folder. Its files are in the folder `app`, beside the page that all of the test hosts show. */
export interface EmptyFolder {
  /** The packages to install: those that the documentation of this kind of host names, and React's. */
  packages: readonly string[];
}

/** A host that is made from the documented files alone. */
export interface GeneratedHost {
  name: string;
  title: string;
  /** The folder in `e2e/hosts` with the files that a page team writes. Default: `name`. */
  files?: string;
  from: Generator | EmptyFolder;
  /**
   * Whether `npx @grocer/shared-contracts init` writes the header. Then `check` must find nothing: in the app as its
   * generator made it, or with the pages of the journey, if the generator's template has no page.
   */
  init?: 'in fresh app' | 'with pages';
  /** Commands in the new app before the header is added. */
  prepare?: readonly string[][];
  /** How the app's types are checked, if it has any: its `tsconfig`, and a command that generates types before. */
  types?: { project: string; generate?: readonly string[] };
  builds: readonly Build[];
  /** For a header that is a federated component: the number of Reacts. The page may shift, and nothing is logged. */
  asDocumented?: { reacts: number };
  start(port: number): string[];
}
