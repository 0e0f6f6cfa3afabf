import type { Preview } from '@storybook/react-vite';

type GlobalType = NonNullable<Preview['globalTypes']>[string];

type Icon = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

/** A switch in the toolbar. Its first choice has the value '', which leaves the story's own setting. */
const toggle = (title: string, icon: Icon, choices: Readonly<Record<string, string>>): GlobalType => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [
      // Only the title, so that all switches fit into the toolbar.
      { value: '', title },
      ...Object.entries(choices).map(([value, choice]) => ({ value, title: `${title}: ${choice}` })),
    ],
  },
});

/** Switches of the whole header's stories: answers, flags, network, and (only in situations) what is open. */
const situationSwitches = {
  session: toggle('Session', 'user', {
    none: 'anonymous',
    customer: 'signed in',
    support: 'support user',
    'pass-holder': 'delivery pass holder',
  }),
  slot: toggle('Slot', 'time', {
    none: 'none',
    delivery: 'delivery',
    collection: 'collection',
    'party-food': 'party food',
    longest: 'longest date',
    amending: 'amending an order',
    'past-cut-off': 'amending, past the cut-off',
  }),
  trolley: toggle('Trolley', 'basket', {
    empty: 'empty',
    weekly: 'weekly shop',
    large: '99+ items',
    longest: '99+ items, over £1,000',
  }),
  open: toggle('Open', 'menu', { menu: 'menu', account: 'account menu', slot: 'slot' }),
  flags: toggle('Flags', 'flag', {
    all: 'all on',
    none: 'all off',
    searchHistory: 'only searchHistory',
    sitePinBar: 'only sitePinBar',
    megaMenuBanners: 'only megaMenuBanners',
  }),
  network: toggle('Network', 'globe', {
    slow: '3 seconds',
    hanging: 'no answer',
    failing: 'services fail',
    broken: 'offline, no session',
  }),
};

/** Switches for every story, which change the document. */
const documentSwitches = {
  direction: toggle('Direction', 'transfer', { rtl: 'right to left' }),
  contrast: toggle('Contrast', 'contrast', { more: 'more' }),
  motion: toggle('Motion', 'play', { reduce: 'reduced' }),
  colours: toggle('Colours', 'paintbrush', { light: 'forced, light', dark: 'forced, dark' }),
};

export const globalTypes = { ...situationSwitches, ...documentSwitches };

/** Values of the switches when none is set: each story shows its own state. */
export const noSwitches = Object.fromEntries(Object.keys(globalTypes).map((name) => [name, '']));
