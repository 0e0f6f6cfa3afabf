import { type SigningKey, signatureAlgorithm, signStatement, toBase64 } from '../trust/signing.ts';
import type { PointerPayload } from '../trust/verifyPointer.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Creates a publisher with a key pair of its own. */
export async function aPublisher() {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const publicKey = toBase64(await crypto.subtle.exportKey('spki', pair.publicKey));
  const key: SigningKey = {
    publicKey,
    sign: (bytes) => crypto.subtle.sign(signatureAlgorithm, pair.privateKey, bytes),
  };
  return {
    /** The key that hosts pin. */
    publicKey,
    /** The text of a signed `release.json` of channel `stable`. */
    async pointer(release: object, limits?: Partial<PointerPayload>) {
      const facts = { channel: 'stable', sequence: 1, expires: inAnHour(), revoked: [] };
      return JSON.stringify({
        ...release,
        signed: await signStatement('pointer', { ...release, ...facts, ...limits }, [key]),
      });
    },
  };
}

export type Publisher = Awaited<ReturnType<typeof aPublisher>>;
