import type { Browser } from 'playwright-core';
import { contractLineOf } from '../../contracts/contractVersion.ts';
import { openChromium } from '../check/openChromium.ts';
import { visitPage } from '../check/visitPage.ts';
import { CommandError, readArguments } from '../commandLine.ts';
import { type MountedPage, readFolder } from './readFolder.ts';

const usage = 'grocer-header inventory <folder or address> … [--browser <name or path>] [--json]';
const help = `Lists who mounts the header: owner, kind of host, contract, options and override of each app or page.

  <folder>          an app: reads its sources, its lockfile and CODEOWNERS; runs nothing of it
  <address>         a page: opens it in Chromium, and reads what it shows
  --browser <name>  chrome, msedge or the path of a program; default: the Chromium of Playwright
  --json            prints JSON, for "pnpm compat --pages <file>" of the header's publisher

Exit code 1 if one could not be read; the others are listed all the same.`;

const options = { browser: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

/** Longest wait for the header of a page to work. Milliseconds. */
const timeoutMs = 15_000;

/** Runs the command. Returns its exit code. @throws CommandError */
export async function inventory(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, help, options });
  if (positionals.length === 0)
    throw new CommandError(`inventory needs a folder or an address; usage: ${usage}`);
  const isAddress = (place: string) => /^https?:/.test(place);
  const browser = positionals.some(isAddress) ? await openChromium(values.browser) : undefined;
  const pages: MountedPage[] = [];
  const failures: string[] = [];
  try {
    for (const place of positionals) {
      try {
        pages.push(browser && isAddress(place) ? await readPage(browser, place) : readFolder(place));
      } catch (error) {
        failures.push(`${place} is left out: ${(error as Error).message}`);
      }
    }
  } finally {
    await browser?.close();
  }
  process.stdout.write(`${values.json ? JSON.stringify(pages, null, 2) : toTable(pages)}\n`);
  process.stderr.write(failures.map((failure) => `${failure}\n`).join(''));
  return failures.length > 0 ? 1 : 0;
}

/** Reads an open page. The contract is the version that a federated page shares, else that of the header's release. */
async function readPage(browser: Browser, page: string): Promise<MountedPage> {
  const { missing, headers, contract } = await visitPage(browser, page, timeoutMs);
  if (missing !== undefined) throw new CommandError(missing);
  const contracts = headers.kits.length > 0 ? headers.kits : contract ? [contract] : [];
  return {
    page,
    host: ['open page'],
    contracts,
    lines: [...new Set(contracts.map(contractLineOf))],
    header: headers.headers.join(' and '),
    options: [],
    overrides: headers.hasOverride ? [new URL(page).origin] : [],
  };
}

function toTable(pages: readonly MountedPage[]): string {
  const list = (values: readonly string[]) => values.join(' ') || '-';
  const rows = [
    ['page', 'owner', 'host', 'contract', 'header', 'override', 'options'],
    ...pages.map(({ page, owner = '-', host, contracts, header = '-', overrides, options }) => [
      ...[page, owner, host.join(', '), list(contracts), header, list(overrides), list(options)],
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
