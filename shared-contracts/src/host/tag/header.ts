import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import type { Release } from '../../contracts/release.ts';
import { createTagLoader, resolvePointer } from './createTagLoader.ts';
import { defineHeaderElement } from './HeaderElement.ts';

// `<channel>/header.js`, the only script of a page with one tag. `pnpm release` replaces the name of this global,
// which never exists, with the channel's pointer.
const pointer = (globalThis as { __CHANNEL_POINTER__?: Release }).__CHANNEL_POINTER__;

const script = document.currentScript as HTMLScriptElement | null;
if (script?.src) start(script.src);
else reportToConsole('header.js needs a plain <script src>');

function start(address: string): void {
  const release = pointer && resolvePointer(pointer, address);
  defineHeaderElement({ load: createTagLoader(release), channel: address, release });
}
