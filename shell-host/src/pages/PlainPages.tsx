import { PopularAisles } from '../components/CategoryLinks.tsx';
import { ContentCell } from '../components/ContentCell.tsx';
import { PageHeading } from '../components/PageHeading.tsx';

/** Placeholder for another team's page, so that every link of the header leads to a page. */
export const PlainPage = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <p>This page belongs to another team. The header above is the same one.</p>
  </>
);

export const NotFoundPage = () => (
  <>
    <PageHeading title="We cannot find that page" />
    <p>It may have moved, or the address may be mistyped. Search above, or start in one of the aisles.</p>
    <PopularAisles />
  </>
);

/** A page that consists of CMS content only. */
export const InspirationPage = () => (
  <>
    <PageHeading title="Inspiration" />
    <ContentCell isLast path="inspiration/master" />
  </>
);
