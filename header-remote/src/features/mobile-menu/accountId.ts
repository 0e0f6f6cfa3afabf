/** The account links' place in the menu's path. */
export const accountId = 'account';
