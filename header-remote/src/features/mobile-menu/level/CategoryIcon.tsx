import { createLazyModule } from '../../../platform/createLazyModule.ts';
import { useLazyModule } from '../../../platform/useLazyModule.ts';
import { CatalogueIcon } from '../../../ui/icon/catalogue/CatalogueIcon.tsx';
import { loadIconCatalogue } from '../../../ui/icon/catalogue/loadIconCatalogue.ts';

const iconModule = createLazyModule('the icons of the slide-out', loadIconCatalogue);

/** The icon of a category. Loads the drawings with the first icon that is shown. */
export function CategoryIcon({ name }: { name: string | null }) {
  return <CatalogueIcon catalogue={useLazyModule(iconModule, name !== null)} name={name} />;
}
