/** What stands in place of an answer: its shape while it is on its way, its failure with a way to ask again. */
import { buttonStyles } from '../../../ui/button-styles.ts';
import { settingsTexts } from './settings-texts.ts';

const bone = 'animate-pulse-slow rounded-md bg-raised';

/** As high as the form that comes. */
export function FormShape() {
  return (
    <div role="status" aria-label={settingsTexts.waiting} className="space-y-6">
      <div className={`h-20 ${bone}`} />
      <div className={`h-20 ${bone}`} />
      <div className={`h-12 w-40 rounded-full ${bone}`} />
    </div>
  );
}

export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="space-y-4">
      <p role="alert" className="text-bad">
        {settingsTexts.error(message)}
      </p>
      <button type="button" className={buttonStyles.quiet} onClick={onRetry}>
        {settingsTexts.tryAgain}
      </button>
    </div>
  );
}
