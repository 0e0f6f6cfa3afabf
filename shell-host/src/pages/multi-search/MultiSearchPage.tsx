import { emitEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import button from '../../parts/button.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemResults } from './ItemResults.tsx';
import { readMultiSearch } from './readMultiSearch.ts';
import { useCustomerId } from './useCustomerId.ts';

/** Results for each item of the list that the header has put into storage. */
export function MultiSearchPage() {
  const { search } = useLocation();
  const customerId = useCustomerId();
  useNewList();
  if (customerId === undefined) return <PageHead title="Multi-search" />;

  const items = readMultiSearch(() => localStorage, { customerId, search }).map((item, index) => ({
    // An item may stand in the list twice.
    id: `item-${index + 1}`,
    item,
  }));
  return (
    <>
      <PageHead title={titleFor(items.length)} />
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

/** The list may change while its results are shown, and its first item, the address, stay the same. */
function useNewList(): void {
  const [, setLists] = useState(0);
  useEffect(() => onEvent('multi_search_submitted', () => setLists((lists) => lists + 1)), []);
}

function titleFor(items: number): string {
  if (items === 0) return 'Multi-search';
  return items === 1 ? 'Results for 1 item' : `Results for ${items} items`;
}
