import { CreditCard, Heart, type IconNode, LayoutGrid, ListChecks, LogOut, Package, Truck } from 'lucide';

/** The icons of the fixed links in the account menu and in the slide-out's "My account". */
export const accountGlyphs = {
  overview: LayoutGrid,
  orders: Package,
  favourites: Heart,
  lists: ListChecks,
  'delivery-pass': Truck,
  loyalty: CreditCard,
  'sign-out': LogOut,
} satisfies Record<string, IconNode>;
