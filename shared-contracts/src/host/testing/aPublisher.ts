import { signPointer, toBase64 } from '../trust/signing.ts';
import type { PointerPayload } from '../trust/verifyPointer.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export interface Publisher {
  /** The key that hosts pin. */
  publicKey: string;
  /** The text of a signed `release.json` of channel `stable`. */
  pointer(release: object, limits?: Partial<PointerPayload>): Promise<string>;
}

/** Creates a publisher with a key pair of its own. */
export async function aPublisher(): Promise<Publisher> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const publicKey = toBase64(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    publicKey,
    async pointer(release, limits) {
      const facts = { channel: 'stable', sequence: 1, expires: inAnHour(), revoked: [] };
      const key = { privateKey: pair.privateKey, publicKey };
      return JSON.stringify({
        ...release,
        signed: await signPointer({ ...release, ...facts, ...limits }, [key]),
      });
    },
  };
}
