import { reportToConsole } from '../../events/reportToConsole.ts';
import type { HeaderOptions } from '../../options/headerOptions.ts';

const singleAttributes = ['path', 'placement', 'services', 'flags'];

/** The attributes of `<grocer-header>`. A change of one of them updates the header. */
export const optionAttributes = ['options', ...singleAttributes];

/**
 * Reads the options of an element (behaviour/stable-addresses#options). With rising priority: the JSON of its child
 * `<script type="application/json">`, the JSON of the attribute `options`, the single attributes, and `given`. The
 * header validates them.
 */
export function readElementOptions(element: Element, given: HeaderOptions): HeaderOptions {
  const child = element.querySelector(':scope > script[type="application/json"]');
  const json: Record<string, unknown> = {
    ...parseOptions(child?.textContent, '<script type="application/json">'),
    ...parseOptions(element.getAttribute('options'), 'attribute options'),
  };
  const [path, placement, origin, flags] = singleAttributes.map(
    (name) => element.getAttribute(name) ?? undefined,
  );
  return {
    ...json,
    ...(path !== undefined && { path }),
    ...(placement !== undefined && { placement }),
    ...(origin !== undefined && { services: { ...(json.services as object), origin } }),
    ...(flags !== undefined && { flags: { ...(json.flags as object), ...flagsOf(flags) } }),
    ...given,
  } as HeaderOptions;
}

/** `"searchHistory sitePinBar"` switches both on. */
const flagsOf = (words: string) =>
  Object.fromEntries(words.split(/\s+/).flatMap((word) => (word ? [[word, true]] : [])));

function parseOptions(json: string | null | undefined, place: string): object {
  if (!json?.trim()) return {};
  try {
    const options: unknown = JSON.parse(json);
    if (typeof options === 'object' && options) return options;
  } catch {
    // Reported below, like JSON that is no object.
  }
  reportToConsole(`<grocer-header>: ${place} is not a JSON object`);
  return {};
}
