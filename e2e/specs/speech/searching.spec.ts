import { heard } from '../../tools/speech/test.ts';

heard('Searching with suggestions', {}, ['to Search groceries, "sour", Down, Down, Up, Escape, Escape'], {
  isShort: true,
});
heard('Searching without suggestions', {}, ['to Search groceries, "qqqq", Escape']);

const suggestionsOnAPhone = 'to Open search, Return, "sour", Down, Escape, Escape, Escape';
heard('Searching on a phone', { width: 390 }, [suggestionsOnAPhone]);
