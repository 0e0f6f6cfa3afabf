/** Name of the parameter in the page's address that names another channel. */
export const overrideParameter = 'grocer-header';

/** Key of the channel's address in `sessionStorage` (this tab) and `localStorage` (this browser). */
export const overrideKey = 'grocer.header.override';
