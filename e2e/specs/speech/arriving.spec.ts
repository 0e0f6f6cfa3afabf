import { heard } from '../../tools/speech/test.ts';

const tabs = (count: number) => Array(count).fill('Tab').join(', ');

heard('Skipping the header', {}, ['Tab, Return, Tab'], { isShort: true, inFirefox: true });
heard('The header of a guest, key by key', {}, [tabs(16)]);
heard('The header of a customer with a slot, key by key', { scenario: 'slot-booked' }, [tabs(19)]);
heard('The header on a phone, key by key', { width: 390, scenario: 'slot-booked' }, [tabs(9)]);
heard('Landmarks and headings in browse mode', {}, ['m, m, m, m, m, h']);
// The first Tab is not in the transcript: Orca speaks after it or not, depending on how fast it has read the page.
heard(
  'The header without JavaScript',
  { hasScript: false, before: ({ page }) => page.keyboard.press('Tab') },
  [tabs(7)],
);
heard('The header while its release is missing', { hasRemote: false }, [tabs(6)]);
