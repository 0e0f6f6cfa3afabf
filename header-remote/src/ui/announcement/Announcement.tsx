import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface Said {
  text: string;
  /** How many things were said so far, this one included. */
  count: number;
}

export const nothingSaid: Said = { text: '', count: 0 };

/** The same words again are something new to say. */
export const say = (said: Said, text: string): Said => ({ text, count: said.count + 1 });

/**
 * Says things politely to those who listen. It stands in the page before there is something to say; two regions take
 * turns, because a region that says the same again is not read again.
 */
export const Announcement = ({ said: { text, count } }: { said: Said }) => (
  <VisuallyHidden>
    <span role="status">{count % 2 === 1 ? text : ''}</span>
    <span role="status">{count % 2 === 0 ? text : ''}</span>
  </VisuallyHidden>
);
