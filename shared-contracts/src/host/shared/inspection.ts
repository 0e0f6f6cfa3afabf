import type { ResolvedHeaderOptions } from '../../contracts/options/headerOptions.ts';

/** What the header tells the inspector of an override's badge: no token, nothing personal. */
export interface Inspection {
  /** Version of the code that runs. */
  version: string;
  /** `isOwn`: the header has loaded its own copy of React. Otherwise it uses the page's. */
  react: { version: string; isOwn: boolean };
  /** The options with all defaults. */
  options: ResolvedHeaderOptions;
  /** States by name, such as `trolley: 'ready'`. */
  session: Readonly<Record<string, string | boolean>>;
}

/** Dispatched on window by the inspector. Its detail is the function that receives the answer. */
const inspectEvent = 'grocer:inspect';

/** Asks the page's header. Undefined if it is not mounted yet, or is older than this event. */
export async function inspectHeader(): Promise<Inspection | undefined> {
  const answers: Promise<Inspection>[] = [];
  const detail = (answer: Promise<Inspection>) => void answers.push(answer);
  window.dispatchEvent(new CustomEvent(inspectEvent, { detail }));
  return answers[0]?.catch(() => undefined);
}

/** For the header: answers inspectors. Returns the function that stops it. */
export function answerInspectors(inspect: () => Promise<Inspection>): () => void {
  const answer = ({ detail }: CustomEventInit) => typeof detail === 'function' && detail(inspect());
  window.addEventListener(inspectEvent, answer as EventListener);
  return () => window.removeEventListener(inspectEvent, answer as EventListener);
}
