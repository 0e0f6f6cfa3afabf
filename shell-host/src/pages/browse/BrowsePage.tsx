import { useLocation, useParams } from 'react-router';
import { CategoryLinks } from '../../components/CategoryLinks.tsx';
import { ContentCell } from '../../components/ContentCell.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { categoryPath } from '../../components/products/categoryPath.ts';
import { ProductList } from '../../components/products/ProductList.tsx';
import type { Category } from '../../shop/product.ts';
import { useShell } from '../../useShell.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { browseQuery } from './browseQuery.ts';

/** The page of a category: its child categories and its products. */
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
  return <PageHeading title={category.name} crumbs={crumbs} />;
}
