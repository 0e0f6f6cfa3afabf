/** The example host's name in the federation runtime. */
export const hostName = 'shell';
