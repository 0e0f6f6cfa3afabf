import { heard, tabs } from '../../tools/speech/test.ts';

heard('Skipping the header', {}, ['Tab', 'Return', 'Tab'], { isShort: true });

heard('The header of a guest, key by key', {}, tabs(16));

heard('The header of a customer with a slot, key by key', { scenario: 'slot-booked' }, tabs(19));

heard('The header on a phone, key by key', { width: 390, scenario: 'slot-booked' }, tabs(9));

heard('Headings, landmarks, lists and lines in browse mode', {}, [
  'h',
  'm',
  'm',
  'm',
  'l',
  'l',
  'Down',
  'Down',
  'Down',
]);

heard('Without JavaScript', { hasScript: false }, ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']);

heard('The header while its release is missing', { hasRemote: false }, tabs(8));
