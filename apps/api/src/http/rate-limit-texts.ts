export const rateLimitTexts = {
  tooMany: (seconds: number) => `Too many requests. Please try again in ${seconds} seconds.`,
} as const;
