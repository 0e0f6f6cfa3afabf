import type { ComponentProps } from 'react';
import { createLazyModule } from '../../../platform/createLazyModule.ts';
import { useLazyModule } from '../../../platform/useLazyModule.ts';
import { CatalogueIcon, loadIconCatalogue } from '../../../ui/icon/catalogue/CatalogueIcon.tsx';

const iconModule = createLazyModule('the icons of the slide-out', loadIconCatalogue);

type Props = Pick<ComponentProps<typeof CatalogueIcon>, 'name' | 'keepsPlace'>;

/** The icon of a category. Loads the drawings with the first icon that is shown. */
export function CategoryIcon({ name, ...place }: Props) {
  return <CatalogueIcon {...place} catalogue={useLazyModule(iconModule, name !== null)} name={name} />;
}
