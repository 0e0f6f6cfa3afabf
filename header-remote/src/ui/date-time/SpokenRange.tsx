import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

type Props = {
  /** The visible text: `9am - 10am`. */
  text: string;
  /** The text for screen readers: `9am to 10am`. */
  spoken: string;
};

/** A time range with a text for screen readers, which read its dash as a minus (behaviour/dates#range). */
export const SpokenRange = ({ text, spoken }: Props) => (
  <>
    <span aria-hidden>{text}</span>
    <VisuallyHidden>{spoken}</VisuallyHidden>
  </>
);
