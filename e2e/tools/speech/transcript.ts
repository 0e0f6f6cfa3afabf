import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The transcript of a journey: its title, then for each step a block of its key and, indented, what is said. */
export const transcriptOf = (title: string, width = 1280) => {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const file = path.join(import.meta.dirname, `../../specs/speech/transcripts/${name}.txt`);
  return {
    blocks: () =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split(/\n(?! )/)
        .slice(1),
    write: (blocks: readonly string[]) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${title}, ${width} px\n${blocks.join('\n')}\n`);
    },
  };
};

/**
 * A block of a transcript: a step and, indented, what Orca says after it. Omits the names of landmarks if a
 * script moves the focus ("to X", Escape): whether Orca says them depends on what it read before.
 */
export function blockOf(step: string, said: readonly string[]): string {
  const lines = /^to |^Escape$/.test(step) ? said.filter((line) => !place.test(line)) : said;
  return [step, ...readOnce(lines).map((line) => `    ${comparable(line)}`)].join('\n');
}

const place = /^(?:banner|search|(?:navigation|region|main content|complementary content) .*)$/;

/**
 * Reduces the lines of an alert to its name, text and focused control; other lines stay. Depending on how fast the page
 * is, Orca says the alert's role and reads text and buttons once, or omits the role and reads them twice, or each part
 * of the text by itself.
 */
function readOnce(lines: readonly string[]): readonly string[] {
  const [, name = ''] =
    /^alert (.+?)\.?$|^(.+) heading level 2\.$/.exec(lines[0] ?? '')?.filter(Boolean) ?? [];
  const texts = [...new Set(lines.filter((line) => !line.includes(name) && !line.endsWith('button.')))];
  const whole = texts.find((text) => texts.every((other) => text.includes(other)));
  const text = whole ?? texts.join(' ').replaceAll(/[ .]+(?=[,.])/g, '');
  return name && text ? [`alert ${name}`, text, ...lines.slice(-1)] : lines;
}

/** Replaces what differs from run to run, such as the dates of slots, which are some days from today. */
const comparable = (text: string): string =>
  text
    .replaceAll(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ [A-Z][a-z]+/g, 'Tuesday 3 March')
    // The browser marks a link as visited only a moment after the visit.
    .replaceAll(' visited link', ' link');
