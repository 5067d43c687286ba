/** The link to the people behind the site, on another site. */
import { useSite } from '../client/site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { shellTexts } from './shell-texts.ts';

export function AboutDevLink({ className }: { className: string }) {
  return (
    <a href={useSite().aboutDevUrl} target="_blank" rel="noopener noreferrer" className={className}>
      {shellTexts.aboutDev}
      <Icon name="external" className="size-3.5 opacity-70" />
      <span className="sr-only">{shellTexts.opensElsewhere}</span>
    </a>
  );
}
