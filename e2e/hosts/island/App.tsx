import type { LoadHeader } from '@grocer/shared-contracts/host/plain';
import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { Suspense, use, useEffect, useState } from 'react';

export interface IslandPage {
  remote: string;
  services: string;
  /** Set on the server only. */
  fragment?: string;
}

/** A server-rendered app with buttons that re-render it, unmount the header, suspend the app and make it crash. */
export function App({ load, remote, services, fragment }: IslandPage & { load: LoadHeader }) {
  const [renders, setRenders] = useState(1);
  const [hasHeader, setHasHeader] = useState(true);
  const [state, setState] = useState<'idle' | 'waiting' | 'broken'>('idle');
  return (
    <Suspense fallback={<p>One moment</p>}>
      {hasHeader && (
        <HeaderSlot
          load={load}
          options={{ services: { origin: services } }}
          remote={remote}
          {...(fragment && { fragment })}
        />
      )}
      <main id="main-content">
        <h1>Rendered {renders} times</h1>
        <button onClick={() => setRenders(renders + 1)} type="button">
          Render
        </button>
        <button onClick={() => setHasHeader(!hasHeader)} type="button">
          Header
        </button>
        <button onClick={() => setState('waiting')} type="button">
          Wait
        </button>
        <button onClick={() => setState('broken')} type="button">
          Break
        </button>
        {state === 'waiting' && <Waiting />}
        {state === 'broken' && <Broken />}
      </main>
    </Suspense>
  );
}

let data: Promise<string> | undefined;

function Waiting() {
  data ??= new Promise((resolve) => setTimeout(() => resolve('It came'), 500));
  return <p>{use(data)}</p>;
}

function Broken() {
  useEffect(() => {
    throw new Error('The app broke');
  }, []);
  return null;
}
