import { useAtomValue } from 'jotai';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useBottomInset } from '../../ui/page/useBottomInset.ts';
import { Root } from '../../ui/root/Root.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './AppBanner.module.css';
import { isAppOffered } from './isAppOffered.ts';

/** Max-Age of the cookie: one year, in seconds. */
const dismissedForS = 31_536_000;

/** Offers the grocer's app until the banner is dismissed. Never rendered on a server. */
export function AppBanner() {
  const { cookies, nativeAppToken, links } = useAtomValue(optionsAtom).config;
  const [isShown, setShown] = useState(
    () =>
      isAppOffered(navigator.userAgent, nativeAppToken) &&
      browserCookies.read(cookies.appBannerDismissed) !== 'true',
  );
  const dismiss = () => {
    browserCookies.write(cookies.appBannerDismissed, 'true', dismissedForS);
    setShown(false);
    // Moves focus to the main content, because the focused button is removed.
    const main = document.querySelector('main');
    // Without a tabindex it cannot be focused.
    if (!main?.hasAttribute('tabindex')) main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  };
  return isShown ? <AppBannerView href={links.nativeApp} onDismiss={dismiss} /> : null;
}

type Props = { href: string; onDismiss: () => void };

/** Renders its own `Root` beside the header, so that no style of the header can hide it. */
export const AppBannerView = ({ href, onDismiss }: Props) => {
  const bannerRef = useRef<HTMLElement>(null);
  useBottomInset(bannerRef);
  return (
    <Root as="div" className={styles.place}>
      <section aria-label="Grocer app" className={styles.banner} ref={bannerRef}>
        <div className={styles.row}>
          <svg aria-hidden className={styles.mark} focusable={false} viewBox="0 0 32 32">
            <path d="M15 4.6A12.4 12.4 0 1 0 27.8 17.4H15.6V22.3H21.7A7.1 7.1 0 1 1 15 10.1Z" />
            <path d="M17.3 13.9C17.3 7.6 20.9 3.4 28.6 3.4 28.6 9.7 24.9 13.9 17.3 13.9Z" />
          </svg>
          <p className={styles.words}>
            <strong className={styles.name}>Grocer app</strong>
            <span className={styles.short}>Shop and book on the go</span>
            <span className={styles.long}>Shop, book a slot and follow your order</span>
          </p>
          <ButtonLink href={href} theme="primary">
            Open<VisuallyHidden> the Grocer app</VisuallyHidden>
          </ButtonLink>
          <button
            aria-label="Dismiss app banner"
            className={styles.dismiss}
            onClick={onDismiss}
            type="button"
          >
            <Icon glyph={X} size={18} />
          </button>
        </div>
      </section>
    </Root>
  );
};
