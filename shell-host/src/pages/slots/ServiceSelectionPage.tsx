import { type ServiceChoice, serviceChoices } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import { serviceNames } from '../../components/orders/serviceNames.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useShell } from '../../useShell.ts';
import styles from './ServiceSelectionPage.module.css';

const descriptions: Record<ServiceChoice, string> = {
  delivery: 'Groceries to your door, at an hour that suits you.',
  'collection/groceries': 'Your weekly shop, packed and waiting at your store.',
  'collection/entertaining': 'Party food and cakes made to order, collected from your store.',
  'collection/groceriesandentertaining': 'Both in one go: groceries and party food from your store.',
};

/** The four service choices, as links to their slots. */
export function ServiceSelectionPage() {
  const { routes } = useShell();
  return (
    <>
      <PageHeading title="How would you like to shop?" />
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
