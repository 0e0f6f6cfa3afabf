import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

type Props = {
  /** As printed: `9am - 10am`. */
  text: string;
  /** For screen readers: `9am to 10am`. */
  spoken: string;
};

/** A time range: a screen reader would read its dash as a minus (behaviour/dates#range). */
export const SpokenRange = ({ text, spoken }: Props) => (
  <>
    <span aria-hidden>{text}</span>
    <VisuallyHidden>{spoken}</VisuallyHidden>
  </>
);
