import { expect, test } from 'vitest';
import { aPublisher } from '../testing/aPublisher.ts';
import { isSignedPart, keyIdOf, signedBytes } from './signature.ts';
import { addSignatures, type SignedPart } from './signing.ts';

test('the id of a key is the first eight bytes of its SHA-256', async () => {
  expect(await keyIdOf('AQID')).toBe('039058c6f2c0cb49');
});

test('the signed bytes begin with the kind of the statement, as signers elsewhere write them', () => {
  expect(new TextDecoder().decode(signedBytes('pointer', '{}'))).toBe('grocer release pointer 1\n{}');
});

test('added signatures come first, and replace earlier ones of the same keys', async () => {
  const { key, second } = (await aPublisher()).keys;
  const signers = (part: SignedPart) => part.signatures.map((one) => one.key);
  const one = await addSignatures('pointer', { payload: '{}', signatures: [] }, [key]);
  const both = await addSignatures('pointer', one, [second]);

  expect(signers(both)).toEqual(await Promise.all([second, key].map((by) => keyIdOf(by.publicKey))));
  const again = await addSignatures('pointer', both, [key]);
  expect(signers(again)).toEqual(signers(both).toReversed());
});

const signatures = [{ key: 'k', signature: 's' }];
test.each([
  null,
  { signatures },
  { payload: '{}' },
  { payload: '{}', signatures: [] },
  { payload: '{}', signatures: [...signatures, { key: 'k' }] },
  { payload: '{}', signatures: [{ signature: 's' }] },
])('%j is no signed statement', (value) => {
  expect(isSignedPart(value)).toBe(false);
});
