/** Everything that the site knows of the user, as a file. */
import { useId, useState } from 'react';
import { browserCall } from '../../../client/browser-api.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { FormStatus } from '../form-status.tsx';
import { sentenceFor, statusOf, type Status } from '../session-messages.ts';
import { Turning } from '../submit-button.tsx';
import { settingsTexts } from './settings-texts.ts';

export function DownloadData() {
  const statusId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState<Status | undefined>();

  async function download(): Promise<void> {
    setIsBusy(true);
    setStatus(undefined);
    try {
      save(await browserCall('api/user/export'));
      setStatus({ text: settingsTexts.downloaded, tone: 'good' });
    } catch (cause) {
      setStatus(statusOf(`${settingsTexts.notDownloaded} ${sentenceFor(cause)}`));
    }
    setIsBusy(false);
  }

  return (
    <div className="space-y-4">
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        className={buttonStyles.quiet}
        onClick={() => void download()}
      >
        {isBusy && <Turning />}
        {settingsTexts.download}
      </button>
      <FormStatus id={statusId} status={status} />
    </div>
  );
}

/** The call needs the ID token, so the file cannot be a plain link. */
function save(exported: unknown): void {
  const file = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = settingsTexts.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
