/** Sign-in with Google, or any OpenID provider: out to it with a code flow, and back with an answer that is checked. */
import type { GoogleOutcome } from '@kinora/contracts/session';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Visit } from '../call.ts';
import { googleCallbackPath, type GoogleCalls, type GoogleParts } from './google-calls.ts';
import { describeRefusal, GoogleRefusal } from './google-refusal.ts';
import { createGoogleTrips, type GoogleTrip } from './google-trip.ts';
import { type GoogleWay, readWay, returnAddress, stateFor, wayOfState } from './google-way.ts';
import { createProviderClient } from './provider-client.ts';
import { readProfile } from './read-profile.ts';
import { takeState } from './used-states.ts';

export function createGoogleFlow(parts: GoogleParts): GoogleCalls {
  const { publicUrl, google, key, db, now, logEvent, signIn } = parts;
  const trips = createGoogleTrips({ publicUrl, key, now });
  const findClient = google && createProviderClient(google, now);
  const callback = new URL(googleCallbackPath, publicUrl);

  /** Leads to the provider. Never rejects: what goes wrong is told on the page that waits. */
  async function start({ request, url }: Visit): Promise<Response> {
    const way = readWay(url.searchParams);
    try {
      // Another site could sign its visitor in unasked.
      if (isFromElsewhere(request)) throw new GoogleRefusal('google-not-completed', 'foreign-start');
      if (!findClient) throw new GoogleRefusal('google-not-set-up', 'not-set-up');
      const client = await findClient();
      const trip = newTrip(way);
      const prompts = client.serverMetadata()['prompt_values_supported'];
      const address = buildAuthorizationUrl(client, {
        redirect_uri: callback.href,
        scope: 'openid email profile',
        response_type: 'code',
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: 'S256',
        ...(canChooseAccount(prompts) && { prompt: 'select_account' }),
      });
      return leadTo(address.href, [await trips.pack(trip)]);
    } catch (thrown) {
      return tell(refusalOf(thrown), way, []);
    }
  }

  /** Where the provider leads back to. Never rejects. */
  async function finish(visit: Visit): Promise<Response> {
    const state = visit.url.searchParams.get('state');
    const trip = await trips.unpack(visit.request);
    // The cookie stays as it is: an answer that nobody asked for must not end the trip of somebody who did ask.
    if (!trip || trip.state !== state) return tell(refuse('state'), wayOfState(state), []);
    try {
      const { outcome, setCookies } = await conclude(visit, trip);
      return tell(outcome, trip, [...setCookies, trips.end()]);
    } catch (thrown) {
      return tell(refusalOf(thrown), trip, [trips.end()]);
    }
  }

  async function conclude(visit: Visit, trip: GoogleTrip) {
    if (!findClient) throw new GoogleRefusal('google-not-set-up', 'not-set-up');
    if (!(await takeState(db, trip.state, now()))) throw new GoogleRefusal('google-not-completed', 'replay');
    const client = await findClient();
    const answer = new URL(callback);
    answer.search = visit.url.search;
    const tokens = await authorizationCodeGrant(client, answer, {
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      pkceCodeVerifier: trip.verifier,
      idTokenExpected: true,
    });
    const signedIn = await signIn(await readProfile(client, tokens), visit);
    if (signedIn.kind === 'unverified')
      throw new GoogleRefusal('email-not-verified', 'unverified', 'A verification email is on its way.');
    const { needsName, setCookies } = signedIn;
    const outcome: GoogleOutcome = { outcome: 'signed-in', needsName, returnTo: trip.returnTo };
    return { outcome, setCookies };
  }

  function refusalOf(thrown: unknown): GoogleOutcome {
    const { code, reason, message } = describeRefusal(thrown);
    logEvent('google-sign-in-refused', { code, reason });
    return { outcome: 'failed', code, message };
  }

  function refuse(reason: string): GoogleOutcome {
    return refusalOf(new GoogleRefusal('google-not-completed', reason));
  }

  function tell(outcome: GoogleOutcome, way: GoogleWay, setCookies: readonly string[]): Response {
    return leadTo(returnAddress(publicUrl, outcome, way), setCookies);
  }

  return { start, finish };
}

function newTrip(way: GoogleWay): GoogleTrip {
  return {
    ...way,
    state: stateFor(randomState(), way),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
  };
}

function isFromElsewhere({ headers }: Request): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}

/** A provider that lists its prompts may refuse others. */
function canChooseAccount(prompts: unknown): boolean {
  return !Array.isArray(prompts) || prompts.includes('select_account');
}

function leadTo(address: string, setCookies: readonly string[]): Response {
  const headers = new Headers({
    location: address,
    'cache-control': 'no-store',
    // The address that led here holds the code.
    'referrer-policy': 'no-referrer',
  });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
