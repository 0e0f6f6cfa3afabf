import { atom } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { emitEventAtom } from '../../state/page/outbox.ts';

/** Reports a content component whose rendering threw, to the console and to the page (behaviour/errors#2). */
export const reportContentCrashAtom = atom(
  null,
  (_get, set, { resourceType, error }: { resourceType: string; error: unknown }) => {
    logToConsole(`content: a component "${resourceType}" crashed and is left out`, error);
    set(emitEventAtom, { name: 'header_error', detail: { code: 'content', message: errorMessage(error) } });
  },
);
