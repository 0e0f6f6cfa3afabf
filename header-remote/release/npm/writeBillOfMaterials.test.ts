import { expect, it } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { writeBillOfMaterials } from './writeBillOfMaterials.ts';

const folder = aFolder();
const written = () => folder.text('sbom.cdx.json');

it('lists what a version is made of, with versions, licences and hashes, and the same each time', async () => {
  await writeBillOfMaterials(folder.path);
  const first = await written();
  await writeBillOfMaterials(folder.path);

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
