/** Module Federation's documentation requires this async boundary: shared modules must load before the app. */
void import('./DocumentedApp.tsx');
