import { Children, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Site } from '../site.ts';
import styles from './SiteFooter.module.css';

/** The footer of every page: help, account and company details. It begins below the first screen. */
export const SiteFooter = ({ routes }: Pick<Site, 'routes'>) => (
  <footer className={styles.footer}>
    <div className={styles.columns}>
      <LinkList title="Shop">
        <Link to={routes.groceriesHome()}>Groceries</Link>
        <Link to={routes.offers()}>Offers</Link>
        <Link to={routes.entertainingHome()}>Entertaining</Link>
        <Link to={routes.recipes()}>Recipes</Link>
      </LinkList>
      <LinkList title="Delivery">
        <Link to={routes.serviceSelection()}>Ways to shop</Link>
        <Link to={routes.bookSlot('delivery')}>Book a slot</Link>
        <Link to={routes.trolley()}>Your trolley</Link>
      </LinkList>
      <LinkList title="Your account">
        <Link to={routes.myAccount()}>My account</Link>
        <Link to={routes.myOrders()}>My orders</Link>
        <Link to={routes.favourites()}>Favourites</Link>
      </LinkList>
      <LinkList title="Help">
        <Link to={routes.customerService()}>Customer service</Link>
        <Link to={routes.inspiration()}>Inspiration</Link>
      </LinkList>
    </div>
    <p className={styles.imprint}>Grocer is an example shop. It sells nothing and delivers nowhere.</p>
  </footer>
);

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
