import type { WidgetName } from '@grocer/shared-contracts/host';
import type { ComponentType } from 'react';
import { MultiSearchButton } from '../../features/multi-search/MultiSearchButton.tsx';
import { Header } from '../Header.tsx';
import { LazyAmendBar, LazyAppBanner } from '../LazyBars.tsx';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { ContentCell } from './ContentCell.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** All widgets by name. Each loads most of its code on demand, so that a page loads only what it shows. */
export const widgets: Record<WidgetName, ComponentType<WidgetProps & { content?: unknown }>> = {
  Header,
  // For pages without the header. Only one widget per page shows the bar, and one the banner.
  AmendBar: createStandaloneWidget('amend-bar', LazyAmendBar),
  AppBanner: createStandaloneWidget('app-banner', LazyAppBanner),
  CheckoutButton,
  ContentCell,
  MultiSearch: createStandaloneWidget('multi-search', MultiSearchButton),
};
