import { reportToConsole } from '../../events/reportToConsole.ts';
import type { LoadedHeader, LoadHeader, LoadHeaderSettings } from '../browser/mountModule.ts';
import { findOverride, removeOverride } from './findOverride.ts';
import { showOverrideBadge } from './showOverrideBadge.ts';

/** Longest wait for the header of an override. Milliseconds. */
const maxDeadlineMs = 10_000;

/** A page has one header, so after a failure all widgets use the configured one until the page is loaded again. */
let hasFailed = false;

/**
 * Loads the header of the override if the page allows it, and shows a badge that names and removes it
 * (behaviour/local-override#header-choice). If it cannot be loaded, the header of the configured channel is
 * loaded.
 */
export async function loadOverride(
  load: LoadHeader,
  channel: string,
  settings: LoadHeaderSettings,
): Promise<LoadedHeader> {
  const override = hasFailed ? undefined : findOverride(settings.overrides);
  if (override === undefined) return load(channel, settings);
  const remove = () => {
    removeOverride();
    location.reload();
  };
  showOverrideBadge({ address: override, isLoaded: true, remove });
  try {
    return await load(override, {
      deadlineMs: Math.min(settings.deadlineMs ?? maxDeadlineMs, maxDeadlineMs),
    });
  } catch (error) {
    hasFailed = true;
    reportToConsole(`could not be loaded from ${override}; this page shows the one from ${channel}`, error);
    showOverrideBadge({ address: override, isLoaded: false, remove });
    return load(channel, settings);
  }
}
