import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differencesPage } from './differencesPage.ts';
import { picturesIn } from './listPictures.ts';
import { differencesFile, findings, root } from './picturePaths.ts';

/** After the stories: writes the page with the pictures that differ, and prints its path. */
export function teardown(): void {
  const changes = picturesIn(path.join(findings, 'after')).map((name) => ({
    name,
    isNew: !existsSync(path.join(findings, 'before', name)),
  }));
  mkdirSync(findings, { recursive: true });
  writeFileSync(differencesFile, differencesPage(changes));
  if (changes.length > 0)
    process.stdout.write(
      `\n${changes.length} pictures differ from their references: ${path.relative(root, differencesFile)}\n`,
    );
}
