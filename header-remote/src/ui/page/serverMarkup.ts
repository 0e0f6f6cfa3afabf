/** The only HTML that a page with `require-trusted-types-for` accepts without a policy. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/**
 * Props of an element with a server's markup. React does not change the content of the element, as long as
 * `__html` is in the same object in every render.
 */
export const serverMarkup = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
