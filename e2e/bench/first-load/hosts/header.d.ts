declare module 'header/Header' {
  import type { HeaderOptions } from '@grocer/shared-contracts';
  import type { ReactNode } from 'react';

  export function Header(props: { options?: HeaderOptions }): ReactNode;
}
