import { ContentCell } from '../parts/ContentCell.tsx';
import { PageHead } from '../parts/PageHead.tsx';

/** What editors put together: nothing on this page is the page team's own. */
export const InspirationPage = () => (
  <>
    <PageHead title="Inspiration" />
    <ContentCell path="inspiration/master" />
  </>
);
