/** Time limit of this server's calls to the services. Milliseconds. */
export const serviceTimeoutMs = 10_000;
