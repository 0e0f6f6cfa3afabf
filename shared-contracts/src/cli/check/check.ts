import type { Browser } from 'playwright-core';
import { releaseAddress } from '../../contracts/release.ts';
import { CommandError, readAddress, readArguments } from '../commandLine.ts';
import { comparePictures } from './comparePictures.ts';
import { describeVisit, findProblems, type Problem } from './findProblems.ts';
import { openChromium } from './openChromium.ts';
import { type Visit, visitPage } from './visitPage.ts';

const usage =
  'grocer-header check <address> [--candidate <channel address>] [--browser <name or path>] [--timeout <seconds>] [--json]';
const help = `Opens a page of yours in Chromium, and says what is wrong with its header and what to do. Exit code 1 with problems.

  --candidate <address>  opens the page again with the header of this channel, by the local override, and
                         names what only then is wrong, and how many pixels of the header differ
  --browser <name>       chrome, msedge or the path of a program; default: the Chromium of Playwright
  --timeout <seconds>    until the header works, after the page has loaded; default: 15
  --json                 prints everything as JSON`;

const options = {
  candidate: { type: 'string' },
  browser: { type: 'string' },
  timeout: { type: 'string', default: '15' },
  json: { type: 'boolean', default: false },
} as const;

interface Result {
  address: string;
  about: string[];
  problems: Problem[];
}

/** Runs the command. Returns its exit code. @throws CommandError */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, help, options });
  if (positionals.length !== 1) throw new CommandError(`check needs one address; usage: ${usage}`);
  const timeoutMs = Number(values.timeout) * 1000;
  if (!(timeoutMs > 0)) throw new CommandError(`--timeout is "${values.timeout}"; give seconds, such as 15`);
  const address = readAddress('The address', positionals[0]);
  const channel = values.candidate && readAddress('--candidate', values.candidate);
  const browser = await openChromium(values.browser);
  try {
    const visit = await visitPage(browser, address, timeoutMs);
    const result: Result = { address, about: describeVisit(visit), problems: findProblems(visit) };
    const candidate = channel && (await checkCandidate(browser, visit, { channel, timeoutMs }));
    const results = candidate ? [result, candidate] : [result];
    const count = results.flatMap(({ problems }) => problems).length;
    const json = () => JSON.stringify({ ...result, ...(candidate && { candidate }) }, null, 2);
    const verdict = count === 0 ? 'No problem found' : `Problems: ${count}`;
    process.stdout.write(`${values.json ? json() : [...results.map(toText), verdict].join('\n')}\n`);
    return count > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/** Visits the page with the candidate. Reports only problems that the first visit did not have. */
async function checkCandidate(
  browser: Browser,
  before: Visit,
  { channel, timeoutMs }: { channel: string; timeoutMs: number },
): Promise<Result> {
  const url = new URL(before.address);
  url.searchParams.set('grocer-header', channel);
  const visit = await visitPage(browser, url.href, timeoutMs);
  const known = findProblems(before).map(({ text }) => text);
  const problems = findProblems(visit).filter(({ text }) => !known.includes(text));
  if (!visit.headers.hasOverride || visit.folder?.base !== new URL('..', releaseAddress(channel)).href) {
    const text = `The page does not show the header of ${channel}: mount it by the host kit, name the origin in its setting overrides, and allow it in the policy.`;
    problems.unshift({ code: 'candidate', text });
  }
  const comparison = await comparePictures(browser, before.picture, visit.picture);
  return { address: url.href, about: [...describeVisit(visit), comparison], problems };
}

const toText = ({ address, about, problems }: Result): string =>
  [address, ...about, ...problems.map(({ text }) => `Problem: ${text}`)].join('\n  ');
