import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface AnnouncedText {
  text: string;
  /** Number of announcements so far, including this one. */
  count: number;
}

export const noAnnouncement: AnnouncedText = { text: '', count: 0 };

/** Creates the next announcement. A text is announced again even if it is the same as the last one. */
export const nextAnnouncement = (announcement: AnnouncedText, text: string): AnnouncedText => ({
  text,
  count: announcement.count + 1,
});

/**
 * Announces texts politely to screen readers. Mount it before the first text, because screen readers ignore
 * the first content of a new live region. Two regions alternate, because one would not repeat a text.
 */
export const Announcement = ({ announcement: { text, count } }: { announcement: AnnouncedText }) => (
  <VisuallyHidden>
    <span role="status">{count % 2 === 1 ? text : ''}</span>
    <span role="status">{count % 2 === 0 ? text : ''}</span>
  </VisuallyHidden>
);
