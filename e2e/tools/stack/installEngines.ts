import { command } from './command.ts';
import { ensureEngines } from './ensureEngines.ts';

/** A step of the test command, beside which others run: a cold installation takes a minute. */
await command(async () => ensureEngines({ isFull: process.argv.includes('--full') }));
