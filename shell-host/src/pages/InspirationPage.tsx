import { ContentCell } from '../components/ContentCell.tsx';
import { PageHeading } from '../components/PageHeading.tsx';

/** A page of CMS content only, without anything from the page team. */
export const InspirationPage = () => (
  <>
    <PageHeading title="Inspiration" />
    <ContentCell isLast path="inspiration/master" />
  </>
);
