import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messagesIn } from './messagesIn.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Files with messages to page teams and publishers. Tests, the test kit and examples have none. Those of the package's
 * command (`cli/`) are answers to its caller, and say themselves what to do.
 */
const speaking = [
  'shared-contracts/src/**/*.{ts,tsx}',
  'header-remote/src/**/*.{ts,tsx}',
  'header-remote/release.ts',
  'header-remote/release/{*,isolated/*,rollout/*,signing/*,switches/*}.ts',
];
const silent =
  /\.(?:test|stories|fixtures|d)\.|\/(?:testing|test-kit|inspector|hot-reload|cli)\/|\/(?:compatibility|headerConfig|flags|fallbackHeader|loadReactHeader)\.tsx?$/;

/** Files that also have texts for shoppers, or descriptions of values. */
const withOtherTexts = /^header-remote\/src\/(?:features|ui)\/|\/contracts\/(?:content|reading|shop)\//;

const notMessages: readonly RegExp[] = [
  // Help and progress of the commands release and compat.
  /^(?:Usage: |import |pnpm release |Builds a release, |grocer release … 1|Released …, |Signed the record |… is what … builds|Revoked |signed for |Channel …[,:] |Withdrew |No difference: |… has …, |… errors|… of … pages |… and … poor|The private key |Root record … is complete|Signed root record |[Cc]ontract |… releases, |none yet$)/,
  // Texts for shoppers, of the override's badge, and of log records that are not failures.
  /^(?:The (?:slot|trolley) could not be |… could not be added|The header .* from$|\. This page |Search term suggestion loaded)/,
  // Values and parts of messages.
  /^"unencoded-digest";sf: |^(?:left out|rendered anew|crash at first render|the menu's middle fragment|another value|the top|no other header, .*|nowhere yet|… from … .*|answered …)$/,
  /^(?:two copies of React|The page shares no React with it\.|React … from ……|Shared on this page: …\.)$/,
  /^(?:an? (?:list of strings|list, each …|document of .*|component, .*|path that .*|object with .*|\{.*|http\(s\) .*)|one nested too deeply|at most … nodes|the name of a request header)$/,
];

const inCode = globSync(speaking, { cwd: root })
  .filter((file) => !silent.test(file))
  .flatMap((file) => messagesIn(file, read(file), withOtherTexts.test(file)))
  .filter((message) => !notMessages.some((pattern) => pattern.test(message)));

/** Messages that begin a list item on the page. */
const onPage = [
  ...read('storybook/docs/page-teams/Troubleshooting.mdx').matchAll(/^- ((?:`[^`]+`(?:,\s+)?)+)/gm),
]
  .flatMap(([, spans = '']) => [...spans.matchAll(/`([^`]+)`/g)])
  .map(([, message = '']) => ({ message, pattern: toPattern(message) }));

it('the page lists every message of the code', () => {
  const missing = inCode.filter((message) => !onPage.some(({ pattern }) => pattern.test(message)));

  expect(missing, 'add each to Troubleshooting.mdx: "- `message`: cause. Way out."').toEqual([]);
});

it('every message of the page is still in the code', () => {
  const isGone = ({ pattern }: { pattern: RegExp }) => !inCode.some((message) => pattern.test(message));

  expect(onPage.filter(isGone).map(({ message }) => message)).toEqual([]);
});

it('no message of the page is so short that it would match any other', () => {
  const short = onPage.filter(({ message }) => message.replaceAll(/[^a-z]/gi, '').length < 5);

  expect(short.map(({ message }) => message)).toEqual([]);
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Converts a message to a pattern. "…" matches any text, or none. */
function toPattern(message: string): RegExp {
  const escaped = message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…', '.*')}$`, 's');
}
