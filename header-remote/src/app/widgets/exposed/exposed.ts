import { inOlderReact } from '../../react-check/inOlderReact.tsx';
import { widgets } from '../widgets.ts';

/**
 * The widgets as components for hosts that render them with their own React. The federation plugin exposes a
 * file for each widget, with the default export that `lazy(() => import('header/Header'))` needs.
 */
export const exposed = {
  Header: inOlderReact('Header', widgets.Header),
  AmendBar: inOlderReact('AmendBar', widgets.AmendBar),
  AppBanner: inOlderReact('AppBanner', widgets.AppBanner),
  CheckoutButton: inOlderReact('CheckoutButton', widgets.CheckoutButton),
  ContentCell: inOlderReact('ContentCell', widgets.ContentCell),
  MultiSearch: inOlderReact('MultiSearch', widgets.MultiSearch),
};
