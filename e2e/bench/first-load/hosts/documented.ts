/** The async boundary in Module Federation's documentation: shared modules must load before the app. */
void import('./DocumentedApp.tsx');
