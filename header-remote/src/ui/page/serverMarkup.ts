/** The only HTML that a page with `require-trusted-types-for` takes without a policy. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/**
 * Props of an element whose markup a server has rendered. React leaves what is in the element as it is, as long as
 * `__html` is in the same object in every render.
 */
export const serverMarkup = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
