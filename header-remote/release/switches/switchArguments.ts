import { type Notice, type Switches, type SwitchName, switchNames } from '@grocer/shared-contracts';
import { linkOf } from '@grocer/shared-contracts/internal';
import { ReleaseError } from '../ReleaseError.ts';

export interface SwitchChange {
  change: (switches: Switches) => Switches;
  /** What was done, for the command's output. */
  done: string;
}

/** @throws ReleaseError if there is no such switch */
export function turn(state: 'off' | 'on', given: string): SwitchChange {
  const name = switchNames.find((known) => known === given);
  if (!name) throw new ReleaseError(`There is no switch "${given}"; there are: ${switchNames.join(', ')}`);
  return {
    done: `Turned ${state} ${name}`,
    change: ({ off = [], ...switches }) => ({ ...switches, off: turned(off, state, name) }),
  };
}

function turned(off: readonly string[], state: 'off' | 'on', name: SwitchName): string[] {
  const others = off.filter((other) => other !== name);
  return state === 'off' ? [...others, name] : others;
}

/** A longer text would fill the window of a phone. */
const maxCharacters = 300;

interface NoticeOptions {
  remove?: boolean | undefined;
  link?: string | undefined;
  'link-text'?: string | undefined;
}

/** @throws ReleaseError if the text is empty or too long, or if the link is no link */
export function changeNotice(text: string, options: NoticeOptions): SwitchChange {
  if (options.remove)
    return { done: 'Removed the notice', change: ({ notice: _removed, ...switches }) => switches };
  const notice = noticeOf(text.trim(), options);
  return { done: `Shows "${notice.text}"`, change: (switches) => ({ ...switches, notice }) };
}

function noticeOf(text: string, { link: href, 'link-text': linkText }: NoticeOptions): Notice {
  if (text === '' || text.length > maxCharacters)
    throw new ReleaseError(`The notice has ${text.length} characters; give 1 to ${maxCharacters}`);
  if (href === undefined && linkText === undefined) return { text };
  const link = linkOf({ text, link: { text: linkText?.trim() ?? '', href: href ?? '' } });
  if (!link)
    throw new ReleaseError('A link of the notice needs --link <http(s) address> and --link-text <text>');
  return { text, link };
}
