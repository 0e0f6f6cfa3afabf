import type { WidgetName } from '@grocer/shared-contracts/host';
import type { ComponentType } from 'react';
import { Header } from '../Header.tsx';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';
import { AmendBar } from './AmendBar.tsx';
import { AppBanner } from './AppBanner.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { ContentCell } from './ContentCell.tsx';
import { MultiSearch } from './MultiSearch.tsx';

/** All widgets by name. Each loads most of its code on demand, so that a page loads only what it shows. */
export const widgets: Record<WidgetName, ComponentType<WidgetProps & { content?: unknown }>> = {
  Header,
  AmendBar,
  AppBanner,
  CheckoutButton,
  ContentCell,
  MultiSearch,
};
