import { contractLineOf } from '../../contracts/contractVersion.ts';
import type { Visit } from './visitPage.ts';

/** Something wrong with the header of a page. `text` says what is wrong, where, and what the page team should do. */
export interface Problem {
  code: string;
  text: string;
}

/** The text of each kind of problem. Each "…" is replaced by a value. */
const texts = {
  answer: 'The page answers with …: give an address that a visitor can open.',
  'not-mounted':
    'There is no working header: …. Mount it as your kind of host does; see also the other problems.',
  'mounted-twice': 'The page has … headers (…): render <HeaderSlot> or <grocer-header> once.',
  'two-versions': 'The page has the versions … of the header: give all widgets the same channel.',
  'two-reacts':
    'The page runs React …: share all four modules (headerFederation() does), or use <HeaderSlot>.',
  option: '…. Change it where you mount the header.',
  outdated: '….',
  message: 'The console says “…”: search “Troubleshooting by message” for it.',
  'unused-preload':
    'Nothing uses the preload of …: remove it, or write those that render() returns for the release.',
  'preload-twice':
    'The preload of … is loaded again: give it crossorigin="anonymous", and the release’s integrity.',
  policy: 'The content security policy blocks … by …: allow it there (page “Content security policy”).',
  service:
    'A service did not answer: … (…). Check services.origin, and that its CORS headers allow this page.',
  file: 'A file of the header did not load: … (…). Check the address of the channel.',
  error: 'Uncaught in the header: …. Tell the header’s team, with the version.',
  'header-error': 'The header sent header_error, …: …. Tell the header’s team, with the version.',
  shift:
    'The page moves when the header comes (layout shift …): reserve its height, by <HeaderSlot>, <div id="grocer-header"> first in the body, or the rule of “One tag”.',
  main: 'The page has … elements <main>: give it one, with id="main-content", for the skip link.',
  viewport:
    'Phones show the desktop header: add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  width:
    'The header is … px away from the edges: give its element the full width, without padding and max-width.',
  ids: 'Other elements have the header’s ids …: rename yours, or remove a second header.',
  cutting: 'Around the header is …: remove it, because it cuts off menus and the compact bar.',
  covering: '… covers the header’s menus: give it a z-index below 100.',
  covered: 'The header’s bar covers …: give it inset-block-end: var(--grocer-bar-size, 0px).',
  banners: '… is a second banner: the header is the page’s. Use a <div>, or put it into <main>.',
};

type Code = keyof typeof texts;
type Found = [code: Code, ...values: unknown[]];

/** Finds what is wrong with the header of a page. Each problem is named once. */
export function findProblems(visit: Visit): Problem[] {
  const found = [mounting, console, network, layout].flatMap((find) => find(visit));
  const all = found.map(([code, ...values]) => ({
    code,
    text: texts[code].replace(/…/g, () => `${values.shift()}`),
  }));
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

const when = (isWrong: boolean, ...found: Found): Found[] => (isWrong ? [found] : []);

function mounting({ status, missing, headers: { headers, versions }, record: { reacts } }: Visit): Found[] {
  const of19 = reacts.filter((version) => version.startsWith('19.'));
  return [
    ...when(status >= 400, 'answer', status),
    ...when(missing !== undefined, 'not-mounted', missing),
    ...when(headers.length > 1, 'mounted-twice', headers.length, headers.join(', ')),
    ...when(versions.length > 1, 'two-versions', versions.join(' and ')),
    ...when(of19.length > 1, 'two-reacts', of19.join(' and ')),
  ];
}

const prefix = '[grocer header] ';
const aboutOptions = /^(?:option |the options |loading should be |<grocer-header>: )/;
/** Notes of the host kit that ask the page team to do something. */
const requests = /is of an older line|it is not loaded from|loads the last verified release/;

const linesOf = ({ messages }: Visit) =>
  messages
    .filter(({ text }) => text.startsWith(prefix))
    .map(({ type, text }) => ({ isError: type === 'error', text: text.slice(prefix.length) }));

function console(visit: Visit): Found[] {
  const lines = linesOf(visit).flatMap(({ isError, text }) => {
    if (aboutOptions.test(text)) return when(true, 'option', text);
    return requests.test(text) ? when(true, 'outdated', text) : when(isError, 'message', text);
  });
  const preloads = visit.messages.flatMap(({ text }) => {
    const [url = ''] = /https?:\/\/[^\s'"]+/.exec(text) ?? [];
    if (!isOfHeader(url, visit)) return [];
    const isRefused = /preload for .* is found, but is not used/.test(text);
    return [...when(isUnused(text), 'unused-preload', url), ...when(isRefused, 'preload-twice', url)];
  });
  return [...lines, ...preloads];
}

/** Whether a line of Chromium's console names a preload that nothing has used. */
export const isUnused = (text: string): boolean => text.includes('preloaded using link preload but not used');

/** Whether a text names a file of the header, by its address, or is a message of the header. */
const isOfHeader = (text: string, { folder }: Visit): boolean =>
  /grocer-mf|\[grocer header\]/.test(text) || (folder !== undefined && text.includes(folder.base));

function network(visit: Visit): Found[] {
  const { record, failed, pageErrors } = visit;
  return [
    ...record.violations.map(({ directive, blocked }): Found => ['policy', blocked, directive]),
    ...failed.flatMap(({ url, reason, isService }) =>
      when(isService || isOfHeader(url, visit), isService ? 'service' : 'file', url, reason),
    ),
    ...pageErrors.flatMap((stack) => when(isOfHeader(stack, visit), 'error', stack.split('\n')[0])),
    ...record.headerErrors.map(({ code, message }): Found => ['header-error', code, message]),
  ];
}

/** Highest sum of layout shifts by the header: a tenth of what browsers call good. */
const maxShift = 0.01;

/** The sum of the layout shifts in the frames in which the header's height changed. */
const shiftOf = ({ record: { shifts, headerMoves } }: Visit): number =>
  shifts
    .filter(({ startTime }) => headerMoves.some(({ from, until }) => startTime >= from && startTime < until))
    .reduce((sum, { value }) => sum + value, 0);

/** The margin, in pixels, that browsers give to a body without styles. It is accepted. */
const bodyMargin = 8;

/** The duties of the page “Layout duties”. */
function layout(visit: Visit): Found[] {
  const { headers, surroundings, missing } = visit;
  const shift = shiftOf(visit);
  const ofPage = [
    ...when(shift > maxShift, 'shift', shift.toFixed(3)),
    ...when(headers.mains !== 1, 'main', headers.mains),
    ...when(!headers.hasViewport, 'viewport'),
  ];
  if (missing !== undefined) return ofPage;
  const { insets, repeatedIds } = headers;
  const around = (['cutting', 'covering', 'covered', 'banners'] as const).flatMap((code) =>
    surroundings[code].map((element): Found => [code, element]),
  );
  return [
    ...ofPage,
    ...when(Math.max(...insets) > bodyMargin, 'width', insets.map(Math.round).join(' and ')),
    ...when(repeatedIds.length > 0, 'ids', repeatedIds.join(', ')),
    ...around,
  ];
}

/** Describes the versions, the layout shift, the notes that ask for no change, and the errors of the page itself. */
export function describeVisit(visit: Visit): string[] {
  const { contract, folder, headers, record, pageErrors } = visit;
  const facts = {
    Header: headers.headers.join(' and '),
    from: folder?.base,
    contract: contract && `${contract} (line ${contractLineOf(contract)})`,
    'host kit': headers.kits.join(' and '),
    React: record.reacts.join(' and '),
    'layout shift': shiftOf(visit).toFixed(3),
  };
  const notes = linesOf(visit).filter(({ isError, text }) => !isError && !requests.test(text));
  const own = pageErrors.filter((stack) => !isOfHeader(stack, visit));
  return [
    Object.entries(facts)
      .map(([name, fact]) => `${name}: ${fact || 'unknown'}`)
      .join(', '),
    ...new Set(notes.map(({ text }) => `Note: ${text}`)),
    ...own.map((stack) => `Note: an error of the page itself: ${stack.split('\n')[0]}`),
  ];
}
