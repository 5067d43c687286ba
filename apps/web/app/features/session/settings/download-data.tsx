/** What the site knows of the user, as files: everything for programs, the lists for a spreadsheet. */
import { useId, useState } from 'react';
import { browserCall } from '../../../client/browser-api.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { FormStatus } from '../form-status.tsx';
import { sentenceFor, statusOf, type Status } from '../session-messages.ts';
import { Turning } from '../submit-button.tsx';
import { settingsTexts } from './settings-texts.ts';

interface Download {
  path: string;
  label: string;
  fileName: string;
}

const everything: Download = {
  path: 'api/user/export',
  label: settingsTexts.download,
  fileName: settingsTexts.fileName,
};

const lists: Download = {
  path: 'api/user/export/csv',
  label: settingsTexts.downloadLists,
  fileName: settingsTexts.listsFileName,
};

export function DownloadData() {
  const statusId = useId();
  const [busyWith, setBusyWith] = useState<Download | undefined>();
  const [status, setStatus] = useState<Status | undefined>();

  async function download(wanted: Download): Promise<void> {
    setBusyWith(wanted);
    setStatus(undefined);
    try {
      save(await readFile(wanted.path), wanted.fileName);
      setStatus({ text: settingsTexts.downloaded, tone: 'good' });
    } catch (cause) {
      setStatus(statusOf(`${settingsTexts.notDownloaded} ${sentenceFor(cause)}`));
    }
    setBusyWith(undefined);
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        {[everything, lists].map((wanted) => (
          <button
            key={wanted.path}
            type="button"
            disabled={busyWith !== undefined}
            aria-busy={busyWith === wanted || undefined}
            className={buttonStyles.quiet}
            onClick={() => void download(wanted)}
          >
            {busyWith === wanted && <Turning />}
            {wanted.label}
          </button>
        ))}
      </div>
      <FormStatus id={statusId} status={status} />
    </div>
  );
}

/** The bytes as the server wrote them: as text, a CSV file would lose its byte order mark. */
async function readFile(path: string): Promise<Blob> {
  let file: Blob | undefined;
  await browserCall(path, { read: async (response) => (file = await response.blob()) });
  if (!file) throw new Error('The server gave no file.');
  return file;
}

/** The call needs the ID token, so the file cannot be a plain link. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
