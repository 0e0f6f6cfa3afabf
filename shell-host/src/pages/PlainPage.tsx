import { PageHead } from '../parts/PageHead.tsx';

/** A page of the shop that this example does not build: its name, so that every link of the header leads somewhere. */
export const PlainPage = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <p>This page belongs to another team. The header above is the same one.</p>
  </>
);
