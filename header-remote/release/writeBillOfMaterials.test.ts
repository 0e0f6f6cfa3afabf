import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBillOfMaterials } from './writeBillOfMaterials.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-sbom-'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = () => readFile(path.join(folder, 'sbom.cdx.json'), 'utf8');

it('lists what a version is made of, with versions, licences and hashes, and the same each time', async () => {
  await writeBillOfMaterials(folder);
  const first = await written();
  await writeBillOfMaterials(folder);

  const { components } = JSON.parse(first);
  expect(await written()).toBe(first);
  const jotai = components.find(({ name }: { name: string }) => name === 'jotai');
  expect(jotai).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(JSON.stringify(jotai)).toMatch(/"alg":"SHA-512","content":"[0-9a-f]{128}"/);
  expect(components.map(({ name }: { name: string }) => name)).not.toContain('webpack');
}, 60_000);
