'use client';

const item = 'https://services.grocer.example/shop/v1/trolley/items/111';

/** A button of a page team's app: it changes the trolley and tells the header. */
export function AddButton() {
  return (
    <button onClick={add} type="button">
      Add milk
    </button>
  );
}

async function add(): Promise<void> {
  window.dispatchEvent(new CustomEvent('grocer:started_trolley_update'));
  const headers = { 'Content-Type': 'application/json' };
  await fetch(item, { method: 'PUT', credentials: 'include', headers, body: '{"amount":9}' });
  window.dispatchEvent(new CustomEvent('grocer:finished_trolley_update', { detail: { added: 'Milk' } }));
}
