import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { ReleaseError } from '../ReleaseError.ts';

/** A key of Ed25519 that signs the script of a channel, for `integrity` of the tag (decision 12). */
export interface ScriptKey {
  /** The 32 bytes of the public key in base64, which follow `ed25519-` in `integrity`. */
  publicKey: string;
  sign: (text: string) => string;
}

/** Creates a private key of Ed25519, as PKCS #8 in PEM. */
export const generateScriptKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Reads a private key. `source` says where it comes from. @throws ReleaseError if it is not one of Ed25519 */
export function readScriptKey(pem: string, source: string): ScriptKey {
  const privateKey = parsePem(pem);
  if (privateKey?.asymmetricKeyType !== 'ed25519') {
    throw new ReleaseError(
      `${source} is not a private key of Ed25519 in PEM; create one with "pnpm release keys <file> --script"`,
    );
  }
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** A private key; undefined if the text is none. */
export function parsePem(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/**
 * The HTTP headers with which a browser verifies a script whose tag names the key: Signature-based Integrity, an HTTP
 * message signature (RFC 9421) of the digest of the content.
 */
export function signScript(content: Buffer, { publicKey, sign }: ScriptKey): Record<string, string> {
  const digest = `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;
  const parameters = `("unencoded-digest";sf);keyid="${publicKey}";tag="ed25519-integrity"`;
  const signed = `"unencoded-digest";sf: ${digest}\n"@signature-params": ${parameters}`;
  return {
    'Unencoded-Digest': digest,
    'Signature-Input': `signature=${parameters}`,
    Signature: `signature=:${sign(signed)}:`,
  };
}
