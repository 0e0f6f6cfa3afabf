import { createContext } from 'react';

/** Told when the shopper follows a link of the component around it. */
export const FollowContext = createContext<(url: string) => void>(() => {});
