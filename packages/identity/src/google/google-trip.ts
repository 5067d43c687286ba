/** What a browser carries with it on its way to the provider and back, sealed in a cookie of ten minutes. */
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { minute } from '../times.ts';
import { readCookie, writeCookie } from '../sessions/cookies.ts';

const tripSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  as: z.enum(['popup', 'redirect']),
  returnTo: z.string(),
  attempt: z.string(),
});

export type GoogleTrip = z.infer<typeof tripSchema>;

export interface GoogleTrips {
  /** As a `set-cookie` value. A newer trip of the same browser takes the place of the older. */
  pack(trip: GoogleTrip): Promise<string>;
  /** Undefined where there is none, or it is too old or not ours. */
  unpack(request: Request): Promise<GoogleTrip | undefined>;
  /** The `set-cookie` value that ends it. */
  end(): string;
}

export const tripTime = 10 * minute;

export interface TripParts {
  publicUrl: string;
  /** 256 bits, base64url. */
  key: string;
  now: () => number;
}

export function createGoogleTrips({ publicUrl, key, now }: TripParts): GoogleTrips {
  const isSecure = publicUrl.startsWith('https:');
  // With the prefix no subdomain can plant a trip of its own.
  const name = isSecure ? '__Host-kinora_google' : 'kinora_google';
  const secret = Buffer.from(key, 'base64url');
  const write = (value: string, lifetime: number) =>
    writeCookie(name, value, { isSecure, isHttpOnly: true, lifetime });

  return {
    async pack(trip) {
      const sealed = await new EncryptJWT({ ...trip })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(now() + tripTime))
        .encrypt(secret);
      return write(sealed, tripTime);
    },
    async unpack(request) {
      const sealed = readCookie(request, name);
      if (sealed === undefined) return undefined;
      try {
        const { payload } = await jwtDecrypt(sealed, secret, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
          currentDate: new Date(now()),
        });
        return tripSchema.parse(payload);
      } catch {
        // What cannot be opened was not packed here, or too long ago: as good as none.
        return undefined;
      }
    },
    end: () => write('', 0),
  };
}
