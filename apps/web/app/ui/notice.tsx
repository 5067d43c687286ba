/** An empty or failed place: a drawn picture, a sentence, and one way out. */
import type { ReactNode } from 'react';

interface NoticeProps {
  picture: 'screen' | 'ticket' | 'reel';
  title: string;
  /** How the title stands in the outline of the page; the page's own heading is 1. */
  level?: 1 | 2;
  children?: ReactNode;
  /** The way out: a link or a button. */
  action?: ReactNode;
}

export function Notice({ picture, title, level = 2, children, action }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-[34rem] flex-col items-center gap-5 py-10 text-center md:py-16">
      <NoticePicture picture={picture} />
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <div className="space-y-3 text-ink-mid">{children}</div>}
      {action}
    </div>
  );
}

function NoticePicture({ picture }: Pick<NoticeProps, 'picture'>) {
  return (
    <svg
      viewBox="0 0 240 150"
      className="w-56 text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[picture]}
    </svg>
  );
}

const drawings = {
  screen: (
    <>
      <path d="M120 142 44 22h152Z" className="fill-light/12 stroke-none" />
      <rect x="44" y="10" width="152" height="74" rx="3" className="fill-raised" />
      <path d="M44 10v74M196 10v74" className="stroke-light" />
      <path
        d="M34 122a12 12 0 0 1 24 0v20H34Zm37 0a12 12 0 0 1 24 0v20H71Zm74 0a12 12 0 0 1 24 0v20h-24Zm37 0a12 12 0 0 1 24 0v20h-24Z"
        className="fill-raised-more"
      />
      <path d="M108 122a12 12 0 0 1 24 0v20h-24Z" strokeDasharray="4 5" />
    </>
  ),
  ticket: (
    <>
      <path
        d="M42 48h156v22a12 12 0 0 0 0 24v22H42V94a12 12 0 0 0 0-24Z"
        className="fill-raised"
        transform="rotate(-7 120 82)"
      />
      <path d="M150 50v66" strokeDasharray="3 7" transform="rotate(-7 120 82)" className="stroke-light" />
      <path d="M66 72h58M66 86h40" transform="rotate(-7 120 82)" />
    </>
  ),
  reel: (
    <>
      <circle cx="104" cy="74" r="58" className="fill-raised" />
      <circle cx="104" cy="74" r="7" className="stroke-light" />
      <circle cx="104" cy="40" r="14" className="fill-ground" />
      <circle cx="136" cy="63" r="14" className="fill-ground" />
      <circle cx="124" cy="101" r="14" className="fill-ground" />
      <circle cx="84" cy="101" r="14" className="fill-ground" />
      <circle cx="72" cy="63" r="14" className="fill-ground" />
      <path d="M104 132c38 6 70-2 96-24" className="stroke-light" />
      <path d="M200 108c-2 10-8 14-16 18" strokeDasharray="3 6" />
    </>
  ),
} satisfies Record<NoticeProps['picture'], ReactNode>;
