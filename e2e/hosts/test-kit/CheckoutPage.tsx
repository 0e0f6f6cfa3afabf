import { emitEvent, type HeaderOptions, onEvent } from '@grocer/shared-contracts';
import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { useEffect, useState } from 'react';

interface Props {
  navigate: (url: string) => void;
}

/** A page under test: it shows the header and the total that the header knows, and adds a product to the trolley. */
export function CheckoutPage({ navigate }: Props) {
  const [options] = useState<HeaderOptions>({
    services: { origin: 'https://services.grocer.example' },
    navigate,
  });
  const [total, setTotal] = useState('unknown');
  useEffect(() => onEvent('trolley', (trolley) => setTotal(`£${trolley.total.amount.toFixed(2)}`)), []);

  return (
    <>
      <HeaderSlot options={options} remote="https://header.grocer.example/stable/" />
      <main>
        <p>Total: {total}</p>
        <button onClick={() => emitEvent('finished_trolley_update', { added: 'Oat milk 1l' })} type="button">
          Add oat milk
        </button>
      </main>
    </>
  );
}
