/** What came of a form. Screen readers hear an alert that comes; the place of good news must be there before it. */
import type { Status } from './session-messages.ts';

const tones: Record<Status['tone'], string> = {
  good: 'border-good text-good',
  bad: 'border-bad text-bad',
};

export function FormStatus({ id, status }: { id: string; status: Status | undefined }) {
  return (
    <div id={id}>
      {status?.tone === 'bad' && (
        <div role="alert">
          <StatusLine status={status} />
        </div>
      )}
      <div role="status">{status?.tone === 'good' && <StatusLine status={status} />}</div>
    </div>
  );
}

function StatusLine({ status: { text, tone } }: { status: Status }) {
  return <p className={`animate-fade border-l-2 py-0.5 pl-3 text-sm ${tones[tone]}`}>{text}</p>;
}
