import { heard } from '../../tools/speech/test.ts';

heard('Searching with suggestions', {}, ['to Search groceries, "sour", Down, Down, Up, Escape, Escape'], {
  isShort: true,
});
heard('Searching without suggestions', {}, ['to Search groceries, "qqqq", Escape']);
