/** A passkey in software: it answers what a browser would be asked, by the keys of one P-256 pair. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_IS_THERE_AND_KNOWN = 0x05;
const HAS_CREDENTIAL = 0x40;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** Where it is asked, and what it has to sign. */
export type Challenge = { challenge: string; rpId?: string; origin?: string; counter?: number };

const LOCAL = { rpId: 'localhost', origin: 'http://localhost:3000' };

function authenticatorData(rpId: string, flags: number, counter: number, more = Buffer.alloc(0)) {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, more]);
}

const clientData = (type: 'create' | 'get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const named = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  // COSE: an EC2 key for ES256 on P-256, with its two coordinates of 32 bytes.
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
  const length = Buffer.from([0, id.length]);

  return {
    credentialId: named.id,
    publicKey: base64url(cose),
    /** What navigator.credentials.create() gives, as JSON. */
    create({ challenge, rpId = LOCAL.rpId, origin = LOCAL.origin, counter = 0 }: Challenge) {
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const flags = USER_IS_THERE_AND_KNOWN | HAS_CREDENTIAL;
      const data = authenticatorData(rpId, flags, counter, credential);
      const text = (word: string) => Buffer.from([0x60 + word.length, ...Buffer.from(word)]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      const clientDataJSON = base64url(clientData('create', challenge, origin));
      const response = { clientDataJSON, attestationObject: base64url(attestationObject) };
      return { ...named, response: { ...response, transports: ['internal'] } };
    },
    /** What navigator.credentials.get() gives, as JSON. */
    get({ challenge, rpId = LOCAL.rpId, origin = LOCAL.origin, counter = 1 }: Challenge) {
      const data = authenticatorData(rpId, USER_IS_THERE_AND_KNOWN, counter);
      const client = clientData('get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...named, response };
    },
  };
}
