/** How things to press look. One accent on a screen: `primary` is for the one thing that matters. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border px-5 text-sm font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:opacity-45';

export const buttonStyles = {
  primary: `${base} border-transparent bg-lamp text-on-lamp hover:bg-lamp-pressed`,
  quiet: `${base} border-line bg-raised/80 text-ink hover:border-ink-soft hover:bg-raised-more`,
  danger: `${base} border-bad text-bad hover:bg-bad hover:text-ground`,
  icon: 'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-raised-more hover:text-light-pale disabled:cursor-not-allowed disabled:opacity-35',
  link: 'text-ink-mid underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-light-pale hover:decoration-light',
} as const;
