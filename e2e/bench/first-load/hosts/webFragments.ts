import { initializeWebFragments } from 'web-fragments';

/** A page as Web Fragments documents it: the gateway has put the header into the element `<web-fragment>`. */
initializeWebFragments();
