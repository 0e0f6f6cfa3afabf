import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { SigningKey } from '@grocer/shared-contracts/host/signing';
import { ReleaseError } from '../ReleaseError.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Creates a key pair of ECDSA P-256: the private key as PKCS #8 in PEM, the public key as SPKI in base64. */
export async function generateKey(): Promise<{ pem: string; publicKey: string }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve.namedCurve });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, publicKey: publicKeyOf(pem) };
}

/** Reads a private key. `source` says where it comes from. @throws ReleaseError if it is not one of ECDSA P-256 */
export async function readKey(pem: string, source: string): Promise<SigningKey> {
  try {
    const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
    const privateKey = await crypto.subtle.importKey('pkcs8', new Uint8Array(der), curve, false, ['sign']);
    return { privateKey, publicKey: publicKeyOf(pem) };
  } catch {
    throw new ReleaseError(
      `${source} is not a private key of ECDSA P-256 in PEM; create one with "pnpm release keys <file>"`,
    );
  }
}

const publicKeyOf = (pem: string): string =>
  createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
