import type { ComponentProps } from 'react';
import { createLazyModule } from '../../../platform/createLazyModule.ts';
import { useLazyModule } from '../../../platform/useLazyModule.ts';
import type { LinkIcon as LinkIconType } from '../../../state/menu/taxonomy/rootLinks.ts';
import { CatalogueIcon } from '../../../ui/icon/catalogue/CatalogueIcon.tsx';
import { loadIconCatalogue } from '../../../ui/icon/catalogue/loadIconCatalogue.ts';

const catalogueModule = createLazyModule('the icons of the account menu', loadIconCatalogue);

/** The icon of a link of the taxonomy. */
export function LinkIcon({ name = null }: ComponentProps<LinkIconType>) {
  return <CatalogueIcon catalogue={useLazyModule(catalogueModule, name !== null)} name={name} />;
}
