import { iconCatalogue } from '@grocer/header-remote/ui/icon/catalogue/iconCatalogue.tsx';
import { Icon } from '@grocer/header-remote/ui/icon/Icon.tsx';
import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import { IconGallery, IconItem } from '@storybook/addon-docs/blocks';
import { icons } from 'lucide';
import type { ReactNode } from 'react';
import { headerSources } from '../headerSources.ts';

const isOther = /iconCatalogue|\.(test|stories)\.|testing\//;

/** Names of the icons that the header's code imports. */
const names = Object.entries(headerSources)
  .filter(([file]) => !isOther.test(file))
  .flatMap(([, source]) => [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)])
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name): name is keyof typeof icons => name in icons);

/** The icons of the header's own controls. */
export const Glyphs = () => (
  <Gallery
    shown={[...new Set(names)]
      .sort()
      .map((name) => [name, <Icon glyph={icons[name]} key={name} size={24} />])}
  />
);

/** Icons that editors and the taxonomy use by name: glyphs, card brands and flags. */
export const CatalogueIcons = ({ only }: { only: 'flags' | 'others' }) => (
  <Gallery
    shown={Object.entries(iconCatalogue).filter(([name]) => name.startsWith('flag-') === (only === 'flags'))}
  />
);

/** Shows each icon in its own root, because one root around all would reset the gallery's layout. */
const Gallery = ({ shown }: { shown: readonly (readonly [name: string, icon: ReactNode])[] }) => (
  <IconGallery>
    {shown.map(([name, icon]) => (
      <IconItem key={name} name={name}>
        <Root as="div">{icon}</Root>
      </IconItem>
    ))}
  </IconGallery>
);
