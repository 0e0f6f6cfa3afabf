import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface AnnouncedText {
  text: string;
  /** Number of announcements so far, including this one. */
  count: number;
}

export const noAnnouncement: AnnouncedText = { text: '', count: 0 };

/** The next announcement. A repeated text is also announced. */
export const nextAnnouncement = (announcement: AnnouncedText, text: string): AnnouncedText => ({
  text,
  count: announcement.count + 1,
});

/**
 * Announces texts politely to screen readers. Must be mounted before the first text, because a screen reader ignores
 * the first content of a new live region. Two regions take turns, because the same text in the same region is not
 * announced again.
 */
export const Announcement = ({ announcement: { text, count } }: { announcement: AnnouncedText }) => (
  <VisuallyHidden>
    <span role="status">{count % 2 === 1 ? text : ''}</span>
    <span role="status">{count % 2 === 0 ? text : ''}</span>
  </VisuallyHidden>
);
