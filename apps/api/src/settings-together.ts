/** What can be wrong with the settings only when several are seen together. */
import type { Environment } from '@kinora/serving/environment';
import { weakSecrets } from './weak-secrets.ts';

const issuer = ['AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URL'];
const model = ['CHAT_LLM_BASE_URL', 'CHAT_LLM_MODEL'];

/** `NAME must …` for each; `given` holds what was set, as text. */
export function listTogether(given: Environment): string[] {
  return [
    ...missing(given, { needed: issuer, wantedBy: issuer }, `must be set with ${issuer.join(', ')}`),
    ...missing(given, { needed: ['MAIL_FROM'], wantedBy: ['SMTP_URL'] }, 'must be set with SMTP_URL'),
    // A key without an address and a name would be sent nowhere.
    ...missing(given, { needed: model, wantedBy: [...model, 'CHAT_LLM_API_KEY'] }, 'must be set for a model'),
    ...samePort(given),
    ...weakSecrets(given),
  ];
}

const usualPort = '3000';

/** Metrics on the port of the site would be for everybody. */
function samePort({ PORT = usualPort, METRICS_PORT }: Environment): string[] {
  return Number(METRICS_PORT) === Number(PORT) ? ['METRICS_PORT must be another port than PORT'] : [];
}

function missing(
  given: Environment,
  { needed, wantedBy }: { needed: readonly string[]; wantedBy: readonly string[] },
  message: string,
): string[] {
  if (wantedBy.every((name) => given[name] === undefined)) return [];
  return needed.filter((name) => given[name] === undefined).map((name) => `${name} ${message}`);
}
