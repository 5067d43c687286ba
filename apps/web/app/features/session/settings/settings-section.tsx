/** One matter of the settings: its name and what it means on the left, what can be done on the right. */
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  line: string;
  children: ReactNode;
}

export function SettingsSection({ title, line, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-6 border-t border-line py-10 md:grid-cols-[minmax(0,18rem)_minmax(0,28rem)] md:gap-16"
    >
      <div className="space-y-2">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-ink-mid wrap-anywhere">{line}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
