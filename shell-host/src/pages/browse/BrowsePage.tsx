import { useLocation, useParams } from 'react-router';
import { ContentCell } from '../../parts/ContentCell.tsx';
import { categoryPath } from '../../parts/categoryPath.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProductList } from '../../parts/ProductList.tsx';
import type { Category } from '../../shop/product.ts';
import { useShell } from '../../useShell.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { browseQuery } from './browseQuery.ts';
import { CategoryLinks } from './CategoryLinks.tsx';

/** A category with what is below it: groceries, entertaining, offers, new, or any other. */
export function BrowsePage() {
  const names = useParams()['*'] ?? '';
  const category = browseQuery(names, useLocation().search);
  return (
    <ProductList key={category} query={{ category }} missing={<NotFoundPage />}>
      {(page) =>
        page.category && (
          <>
            <CategoryHead category={page.category} />
            <CategoryLinks categories={page.category.children} />
            {names === 'offers' && <ContentCell path="offers/master" />}
          </>
        )
      }
    </ProductList>
  );
}

function CategoryHead({ category }: { category: Category }) {
  const { routes } = useShell();
  const crumbs = category.ancestors.map((ancestor) => ({
    name: ancestor.name,
    to: categoryPath(routes, ancestor),
  }));
  return <PageHead title={category.name} crumbs={crumbs} />;
}
