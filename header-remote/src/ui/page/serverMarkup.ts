/** `emptyHTML` is an empty `TrustedHTML`: on pages with `require-trusted-types-for`, only it needs no policy. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/**
 * Props of an element with server-rendered markup. React leaves the element's content alone as long as every
 * render passes the same `__html` object.
 */
export const serverMarkup = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
