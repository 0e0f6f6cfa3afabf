import { initializeWebFragments } from 'web-fragments';

/** The page of Web Fragments' documentation: its gateway has put the header into the element `<web-fragment>`. */
initializeWebFragments();
