import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { frameworks, testFile } from './frameworks.ts';

/** Part of the package's build: copies from the test hosts the files that `init` writes. */
const hosts = path.join(import.meta.dirname, '../../../../e2e/hosts');
const target = path.join(import.meta.dirname, '../../../dist/templates');

rmSync(target, { recursive: true, force: true });
const files = frameworks.flatMap((framework) =>
  framework.files.map((file) => path.join(framework.folder, file)),
);
for (const file of [...files, path.join(testFile.folder, testFile.file)])
  cpSync(path.join(hosts, file), path.join(target, file));
