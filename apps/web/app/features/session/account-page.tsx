/** The frame of the pages around an account: a narrow column beside a picture of the house before the film. */
import type { ReactNode } from 'react';
import { HousePicture } from './house-picture.tsx';

interface AccountPageProps {
  title: string;
  /** The sentence below the title. */
  line?: string | undefined;
  children: ReactNode;
}

export function AccountPage({ title, line, children }: AccountPageProps) {
  return (
    <div className="grid gap-16 gutter pt-28 pb-20 md:pt-36 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-24 xl:gap-32">
      <div className="mx-auto w-full max-w-[26rem] lg:mx-0">
        <header className="mb-8 space-y-3">
          <h1 className="text-2xl">{title}</h1>
          {line !== undefined && <p className="text-ink-mid">{line}</p>}
        </header>
        {children}
      </div>
      <HousePicture className="dark-house hidden h-[34rem] w-full rounded-lg lg:block" />
    </div>
  );
}
