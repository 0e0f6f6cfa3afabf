import { type ReactNode, useState } from 'react';

/** A page team's app. Its button unmounts the header and mounts it again. At `#without-header` it starts unmounted. */
export function Page({ children }: { children: ReactNode }) {
  const [hasHeader, setHasHeader] = useState(location.hash !== '#without-header');
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
