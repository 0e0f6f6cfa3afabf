import { heard } from '../../tools/speech/test.ts';

heard('Searching with suggestions', {}, ['to Search groceries, "sour", Down, Down, Up, Escape, Escape'], {
  isShort: true,
});
heard('Searching without suggestions', {}, ['to Search groceries, "qqqq", Escape']);

const suggestionsOnAPhone = 'to Open search, Return, "sour", Down, Escape, Escape, Escape';
heard('Searching on a phone', { width: 390 }, [suggestionsOnAPhone]);

heard('Multi-search, from opening to the result', {}, [
  'to Multi-search, Return, "milk", Return, "eggs", Tab, Tab, Return',
]);
heard('Multi-search, left with Escape', {}, ['to Multi-search, Return, Escape']);
