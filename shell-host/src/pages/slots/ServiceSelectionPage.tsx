import { type ServiceChoice, serviceChoices } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { PageHead } from '../../parts/PageHead.tsx';
import { serviceNames } from '../../parts/serviceNames.ts';
import { useShell } from '../../useShell.ts';
import styles from './ServiceSelectionPage.module.css';

const descriptions: Record<ServiceChoice, string> = {
  delivery: 'Groceries to your door, at an hour that suits you.',
  'collection/groceries': 'Your weekly shop, packed and waiting at your store.',
  'collection/entertaining': 'Party food and cakes made to order, collected from your store.',
  'collection/groceriesandentertaining': 'Both in one go: groceries and party food from your store.',
};

/** The four ways to shop; each leads to its slots. */
export function ServiceSelectionPage() {
  const { routes } = useShell();
  return (
    <>
      <PageHead title="How would you like to shop?" />
      <ul className={styles.services}>
        {serviceChoices.map((choice) => (
          <li key={choice}>
            <Link to={routes.bookSlot(choice)}>
              <strong>{serviceNames[choice]}</strong>
              <span>{descriptions[choice]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
