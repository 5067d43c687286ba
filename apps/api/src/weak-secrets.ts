/** Secrets that somebody took from an example or made up in a hurry. */
import type { Environment } from '@kinora/serving/environment';

/** Words of examples; nobody's random secret has one of them. */
const exampleWords = [
  'changeme',
  'change-me',
  'change_me',
  'password',
  'placeholder',
  'example',
  'your-secret',
];
/** 32 random characters have about 20 different ones, in hexadecimal 14; fewer than 8 come less than once in 10^7. */
const fewestDifferent = 8;
const addresses = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'];
const examplePasswords = new Set([...exampleWords, 'secret', 'postgres', 'redis', 'admin', '123456']);

/** `NAME must …` for each secret that is no secret. In production the passwords in addresses are looked at too. */
export function weakSecrets(given: Environment): string[] {
  const faults = isWeak(given['AUTH_SECRET']) ? ['AUTH_SECRET must be random, and not of an example'] : [];
  if (given['NODE_ENV'] !== 'production') return faults;
  for (const name of addresses)
    if (examplePasswords.has(passwordOf(given[name]).toLowerCase()))
      faults.push(`${name} must not have the password of an example`);
  return faults;
}

function isWeak(secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const written = secret.toLowerCase();
  return new Set(written).size < fewestDifferent || exampleWords.some((word) => written.includes(word));
}

function passwordOf(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) return '';
  return new URL(address).password;
}
