import { PageHeading } from '../components/PageHeading.tsx';
import { PopularAisles } from '../components/PopularAisles.tsx';

export const NotFoundPage = () => (
  <>
    <PageHeading title="We cannot find that page" />
    <p>It may have moved, or the address may be mistyped. Search above, or start in one of the aisles.</p>
    <PopularAisles />
  </>
);
