import { createContext } from 'react';

/** Called when the shopper follows a link of the surrounding component. */
export const FollowLinkContext = createContext<(url: string) => void>(() => {});
