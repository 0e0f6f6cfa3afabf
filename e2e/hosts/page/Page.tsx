import { type ReactNode, useState } from 'react';

/** A page team's own app: it may take the header off its page and put it back. */
export function Page({ children }: { children: ReactNode }) {
  const [hasHeader, setHasHeader] = useState(true);
  return (
    <>
      {hasHeader && children}
      <main id="main-content">
        <button onClick={() => setHasHeader(!hasHeader)} type="button">
          Header
        </button>
      </main>
    </>
  );
}
