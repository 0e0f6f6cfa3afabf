import { widgetNames } from '@grocer/shared-contracts';
import { Prose } from './Prose.tsx';
import { Table } from './Table.tsx';
import { widgetReference } from './widgetReference.ts';

/** All widgets that a page can mount. */
export const WidgetsTable = () => (
  <Table
    head={['Widget', 'Shows', 'When', 'The page provides']}
    rows={widgetNames.map((name) => {
      const { shows, when, page } = widgetReference[name];
      return [
        name,
        <Prose key="shows">{shows}</Prose>,
        <Prose key="when">{when}</Prose>,
        <Prose key="page">{page}</Prose>,
      ];
    })}
  />
);
