import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolder } from './sourceMaps.ts';

/** The version's folder, the script, line and column in a frame's address: `…/1.2.3/search.4e.js:1:2345`. */
const place = /\/(\d+\.\d+\.\d+(?:-[\w.]+)?)\/((?:[\w-]+\/)*[\w.-]+\.m?js):(\d+):(\d+)/;

/** Function of a frame: `at name (` in Chromium, `name@` in Firefox and Safari. */
const functionName = /^\s*at (?:async |new )?([^\s(]+) \(|^([^@\s]+)@/;

/**
 * Replaces the frames of a stack of Chromium, Firefox or Safari by their places in the sources, each with its lines.
 * Other lines stay as they are. Each source map that is missing is named once, at the end.
 */
export async function symbolicate(stack: string, releases: string): Promise<string> {
  const maps = new Map<string, TraceMap | undefined>();
  const lines: string[] = [];
  // In a log of JSON lines, the line breaks of a stack are escaped.
  for (const line of stack.replaceAll('\\n', '\n').split('\n')) lines.push(await readFrame(line));
  for (const [file, map] of maps)
    if (!map) lines.push(`There is no source map ${file}; copy it from the machine that built the version`);
  return lines.join('\n');

  async function readFrame(frame: string): Promise<string> {
    const [, version = '', script = '', line, column] = place.exec(frame) ?? [];
    if (version === '') return frame;
    const file = path.join(mapsFolder(releases, version), `${script}.map`);
    if (!maps.has(file)) maps.set(file, await readMap(file));
    const map = maps.get(file);
    // Stacks count columns from 1, maps from 0.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!map || !found?.source) return frame;
    const [, inChromium, elsewhere] = functionName.exec(frame) ?? [];
    const name = found.name ?? inChromium ?? elsewhere ?? '(anonymous)';
    const context = linesAround(sourceContentFor(map, found.source) ?? '', found.line);
    return [`    at ${name} (${found.source}:${found.line}:${found.column + 1})`, ...context].join('\n');
  }
}

const readMap = async (file: string): Promise<TraceMap | undefined> =>
  existsSync(file) ? new TraceMap(await readFile(file, 'utf8')) : undefined;

/** The line of a source with two lines before and after it. */
function linesAround(source: string, line: number): string[] {
  const first = Math.max(1, line - 2);
  return source
    .split('\n')
    .slice(first - 1, line + 2)
    .map(
      (text, index) => `${first + index === line ? '>' : ' '}${String(first + index).padStart(6)} | ${text}`,
    );
}
