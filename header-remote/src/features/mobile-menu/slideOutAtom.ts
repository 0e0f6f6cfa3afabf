import { atom } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';

export interface SlideOutProps {
  logo: ReactNode;
  /** The last row of level 0, for a support user only. */
  returnToAdmin?: ReactNode;
  content: RenderMenuContent;
  /** The burger was pressed before this code had loaded. */
  opensAtOnce: boolean;
  /** The menu has opened, so it is no longer awaited. */
  onOpened: () => void;
}

/**
 * The content of the slide-out, for the render on a server. In the browser its code loads on the first intent, and its
 * first render leaves the server's markup as it is (behaviour/loading#65).
 */
export const slideOutAtom = atom<{ SlideOut?: ComponentType<SlideOutProps> }>({});
