import { useLocation } from 'react-router';

/** A page of the shop that this example does not build: its name, so that every link of the header leads somewhere. */
export function PlainPage() {
  const { pathname } = useLocation();
  const words = pathname
    .replace(/^\/ecom\/?/, '')
    .split('/')
    .filter(Boolean);
  return (
    <>
      <p className="crumbs">{['Home', ...words.slice(0, -1).map(inWords)].join(' / ')}</p>
      <h1>{inWords(words.at(-1) ?? 'home')}</h1>
      <p>This page belongs to another team. The header above is the same one.</p>
    </>
  );
}

const inWords = (segment: string): string => {
  const words = segment
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
