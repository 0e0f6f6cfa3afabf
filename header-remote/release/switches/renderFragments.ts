import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Switches } from '@grocer/shared-contracts';
import { fragmentPages, type VersionFile } from '../completeVersion.ts';
import { runInProcess } from '../isolated/runInProcess.ts';
import { printWarning, ReleaseError } from '../ReleaseError.ts';
import { taxonomyFile } from '../readTaxonomy.ts';
import { readJson } from '../releaseFolder.ts';

/**
 * Renders the static fragments of a version with a channel's switches, by their names. Undefined if the version cannot:
 * then its own fragments stay, because an emergency must not wait for them.
 * @param channel the folder to which the addresses in `release` are relative
 */
export async function renderFragments(
  channel: string,
  { fragments, version }: VersionFile,
  switches: Switches,
): Promise<Readonly<Record<string, string>> | undefined> {
  const module = path.resolve(channel, fragments.module);
  try {
    const [names, files] = [Object.keys(fragments.static), Object.values(fragments.static)];
    const styles = stylesOf(await readFile(path.resolve(channel, files[0] ?? ''), 'utf8'));
    const taxonomy = path.resolve(path.dirname(module), taxonomyFile);
    const menus = { taxonomy: existsSync(taxonomy) ? await readJson(taxonomy) : undefined };
    const common = { options: {}, origin: '', styles, menus, switches };
    const requests = names.map((name) => ({
      ...common,
      ...fragmentPages[name as keyof typeof fragmentPages],
    }));
    const rendered = await runInProcess<string[]>(module, render, requests);
    return Object.fromEntries(names.map((name, index) => [name, rendered[index] ?? '']));
  } catch (error) {
    const reason = (error as Error).message;
    printWarning(`The fragments of ${version} do not have the switches of the channel: ${reason}`);
    return undefined;
  }
}

const render = 'input.map((request) => module.renderFragment(request))';

/** The style sheet with the address of the version, as its build has written it into each fragment. */
function stylesOf(html: string): { href: string; css: string } {
  const [, href, css] = /<style data-href="([^"]*)"[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  if (href === undefined || css === undefined) throw new ReleaseError('its fragments have no style sheet');
  return { href: href.replaceAll('&amp;', '&'), css };
}
