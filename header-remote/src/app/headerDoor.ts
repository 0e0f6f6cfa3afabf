/** The door `./Header` (design §5): by its name, and as `lazy(() => import('header/Header'))` wants it. */
export { Header, Header as default } from './Header.tsx';
