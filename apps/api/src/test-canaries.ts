/** A canary for every secret, in every form that it may take. */
export const canaries = {
  TMDB_TOKEN: 'canary-tmdb-8f2Kq0xVb3',
  CHAT_LLM_API_KEY: 'canary-model-Zp41mTy7Qw',
  GOOGLE_CLIENT_SECRET: 'canary-google-uR93nXc5Le',
  AUTH_SECRET: 'canary-auth-b7JdW2sHk6PzYv1oGm4t',
  SMTP_URL: 'canary-mail-Nh58aFi0Rd',
  REDIS_URL: 'canary-redis-Ct62eOl9Sv',
  DATABASE_URL: 'canary-rows-Mj17gUb4Xk',
};

/** As it is, as it is written in an address, and as a mail server is told it. */
const forms = Object.values(canaries).flatMap((canary) => [
  canary,
  encodeURIComponent(canary),
  Buffer.from(canary).toString('base64').replace(/=+$/, ''),
  Buffer.from(`\0mailer\0${canary}`).toString('base64').replace(/=+$/, ''),
]);

export function leaks(output: string): string[] {
  return forms.filter((form) => output.includes(form));
}
