import { emitEvent, lastEvent, onEvent, sanitiseTerm } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AsyncContent, useAsync } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { PageHeading } from '../components/PageHeading.tsx';
import { ProductGrid } from '../components/ProductGrid.tsx';
import { readCookie } from '../readCookie.ts';
import { useShell } from '../useShell.ts';
import styles from './MultiSearchPage.module.css';
import { readMultiSearch } from './readMultiSearch.ts';

/** An item of the list. `id` is its heading's element id. */
interface Item {
  id: string;
  item: string;
}

/** Results for each item in the list that the header has stored. */
export function MultiSearchPage() {
  const { search } = useLocation();
  const customerId = useCustomerId();
  useRenderOnNewList();
  if (customerId === undefined) return <PageHeading title="Multi-search" />;

  const items = readMultiSearch(() => localStorage, { customerId, search }).map((item, index) => ({
    // Ids use the index, because the list may contain an item twice.
    id: `item-${index + 1}`,
    item,
  }));
  return (
    <>
      <PageHeading title={titleFor(items.length)} />
      <button type="button" className={button.secondary} onClick={() => emitEvent('open_multi_search')}>
        {items.length > 0 ? 'Change your list' : 'Make a list'}
      </button>
      <ItemLinks items={items} />
      {items.map(({ id, item }) => (
        <ItemResults key={`${id} ${item}`} id={id} item={item} />
      ))}
    </>
  );
}

/** Renders again when a new list is submitted: the URL, with only the first item, may stay the same. */
function useRenderOnNewList(): void {
  const [, setListCount] = useState(0);
  useEffect(() => onEvent('multi_search_submitted', () => setListCount((count) => count + 1)), []);
}

function titleFor(items: number): string {
  if (items === 0) return 'Multi-search';
  return items === 1 ? 'Results for 1 item' : `Results for ${items} items`;
}

/** The list's items, as links to their results. */
function ItemLinks({ items }: { items: Item[] }) {
  if (items.length < 2) return null;
  return (
    <nav className={styles.links} aria-label="Your list">
      <ol>
        {items.map(({ id, item }) => (
          <li key={id}>
            <a className={button.link} href={`#${id}`}>
              {item}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Number of products shown for each item. The search page shows the rest. */
const maxProducts = 12;

function ItemResults({ id, item }: Item) {
  const { shop, routes } = useShell();
  const term = sanitiseTerm(item);
  const answer = useAsync(term, async () =>
    term === '' ? { products: [], total: 0 } : shop.findProducts({ search: term, size: maxProducts }),
  );
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id}>{item}</h2>
      <AsyncContent answer={answer}>
        {({ products, total }) => (
          <>
            <p className={styles.count}>
              {total === 0 ? 'Nothing was found.' : ''}
              {total > maxProducts && (
                <Link className={button.link} to={routes.search(term)}>
                  {`See all ${total} for “${item}”`}
                </Link>
              )}
            </p>
            {products.length > 0 && (
              <div className={styles.products}>
                <ProductGrid products={products} shape="row" heading="h3" />
              </div>
            )}
          </>
        )}
      </AsyncContent>
    </section>
  );
}

/** How long the page waits for the header's `session` event. Milliseconds. */
const headerTimeoutMs = 2000;

/**
 * The shopper's customer id: `null` for a guest, `undefined` while it is unknown. Taken from the header's
 * `session` event; before the event, or without a header, from the cookies of the last visit.
 */
function useCustomerId(): string | null | undefined {
  const [customerId, setCustomerId] = useState(() => lastEvent('session')?.customerId ?? readFromCookies());
  useEffect(() => {
    const timer = setTimeout(() => setCustomerId((known) => known ?? null), headerTimeoutMs);
    const unsubscribe = onEvent('session', (session) => setCustomerId(session.customerId));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return customerId;
}

/** Reads the id from cookies. `undefined` right after the first sign-in: only the header knows it then. */
const readFromCookies = (): string | null | undefined =>
  readCookie('X-Has-Token-Session') === 'true' ? readCookie('customerId') : null;
