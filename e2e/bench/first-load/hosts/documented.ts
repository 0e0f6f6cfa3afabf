/** Federation's documentation asks for this boundary: shared modules must be there before the app. */
void import('./DocumentedApp.tsx');
