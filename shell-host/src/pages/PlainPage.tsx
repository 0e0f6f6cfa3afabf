import { PageHeading } from '../components/PageHeading.tsx';

/** A placeholder for a page of another team, so that every link of the header leads to a page. */
export const PlainPage = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <p>This page belongs to another team. The header above is the same one.</p>
  </>
);
