import { emitEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import button from '../../components/button.module.css';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemResults } from './ItemResults.tsx';
import { readMultiSearch } from './readMultiSearch.ts';
import { useCustomerId } from './useCustomerId.ts';

/** Results for each item of the list that the header has stored. */
export function MultiSearchPage() {
  const { search } = useLocation();
  const customerId = useCustomerId();
  useRenderOnNewList();
  if (customerId === undefined) return <PageHeading title="Multi-search" />;

  const items = readMultiSearch(() => localStorage, { customerId, search }).map((item, index) => ({
    // By index, because an item can be in the list twice.
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

/** Renders again after a new list. The address does not change if the first item stays the same. */
function useRenderOnNewList(): void {
  const [, setListCount] = useState(0);
  useEffect(() => onEvent('multi_search_submitted', () => setListCount((count) => count + 1)), []);
}

function titleFor(items: number): string {
  if (items === 0) return 'Multi-search';
  return items === 1 ? 'Results for 1 item' : `Results for ${items} items`;
}
