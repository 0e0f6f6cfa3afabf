import { type ComponentProps, useRef } from 'react';
import { MobileMenuView } from '../MobileMenuView.tsx';
import { SlideOutView } from '../SlideOutView.tsx';

type Props = Omit<ComponentProps<typeof SlideOutView>, 'opensAtOnce' | 'onOpened'> &
  Pick<ComponentProps<typeof MobileMenuView>, 'onIntent'> & {
    /** Default: yes. Otherwise the slide-out has what a server has rendered. */
    hasLoaded?: boolean;
  };

/** The burger and its slide-out. */
export const ShopMenu = ({ onIntent, hasLoaded = true, ...content }: Props) => {
  const slideOutRef = useRef<HTMLDialogElement>(null);
  return (
    <MobileMenuView idPrefix={content.idPrefix} onIntent={onIntent} slideOutRef={slideOutRef}>
      {hasLoaded ? <SlideOutView {...content} onOpened={() => {}} opensAtOnce={false} /> : undefined}
    </MobileMenuView>
  );
};
