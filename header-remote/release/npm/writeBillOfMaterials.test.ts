import { expect, it } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { writeBillOfMaterials } from './writeBillOfMaterials.ts';

const folder = aFolder();

it('lists what a version is made of, with versions, licences and hashes, without the time', async () => {
  await writeBillOfMaterials(folder.path);

  const { components, serialNumber, metadata } = JSON.parse(await folder.text('sbom.cdx.json'));
  expect([serialNumber, metadata.timestamp]).toEqual([undefined, undefined]);
  const jotai = components.find(({ name }: { name: string }) => name === 'jotai');
  expect(jotai).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(JSON.stringify(jotai)).toMatch(/"alg":"SHA-512","content":"[0-9a-f]{128}"/);
  expect(components.map(({ name }: { name: string }) => name)).not.toContain('webpack');
}, 60_000);
