/** Every door of the remote in one module: one script, without the seams between them (decision 8). */
export { AmendBar } from './AmendBar.tsx';
export { AppBanner } from './AppBanner.tsx';
export { CheckoutButton } from './CheckoutButton.tsx';
export { ContentCell } from './ContentCell.tsx';
export { Header } from './Header.tsx';
export { MultiSearch } from './MultiSearch.tsx';
export { mount } from './mount.tsx';
