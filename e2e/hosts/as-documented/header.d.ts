declare module 'header/Header' {
  import type { HeaderOptions } from '@grocer/shared-contracts';
  import type { ComponentType } from 'react';

  const Header: ComponentType<{ options?: HeaderOptions }>;
  export default Header;
}
