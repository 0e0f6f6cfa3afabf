import { type ComponentProps, useRef } from 'react';
import { MobileMenuButton } from '../MobileMenu.tsx';
import { MobileMenuView } from '../MobileMenuContent.tsx';

type Props = Omit<ComponentProps<typeof MobileMenuView>, 'opensAtOnce' | 'onOpened'> &
  Pick<ComponentProps<typeof MobileMenuButton>, 'onIntent'> & {
    /** Default: yes. Otherwise the slide-out has what a server has rendered. */
    hasLoaded?: boolean;
  };

/** The burger and its slide-out. */
export const ShopMenu = ({ onIntent, hasLoaded = true, ...content }: Props) => {
  const menuRef = useRef<HTMLDialogElement>(null);
  return (
    <MobileMenuButton idPrefix={content.idPrefix} onIntent={onIntent} menuRef={menuRef}>
      {hasLoaded ? <MobileMenuView {...content} onOpened={() => {}} opensAtOnce={false} /> : undefined}
    </MobileMenuButton>
  );
};
