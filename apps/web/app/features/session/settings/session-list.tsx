/** Where the user is logged in; every place but this one can be logged out from here. */
import type { Session } from '@kinora/contracts/session';
import { useId, useState } from 'react';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { sessionCalls } from '../browser-session.ts';
import { FormStatus } from '../form-status.tsx';
import { failureCode, sentenceFor, statusOf, type Status } from '../session-messages.ts';
import { Turning } from '../submit-button.tsx';
import { describeDevice } from './describe-device.ts';
import { Failed, FormShape } from './answer-states.tsx';
import { settingsTexts } from './settings-texts.ts';
import { useAnswer } from './use-answer.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const listSessions = () => sessionCalls.listSessions();

export function SessionList() {
  const { answer, askAgain, setAnswer } = useAnswer(listSessions);
  if (answer.step === 'waiting') return <FormShape />;
  if (answer.step === 'failed') return <Failed message={answer.message} onRetry={askAgain} />;
  return (
    <Sessions
      sessions={answer.value}
      onChange={(sessions) => setAnswer({ step: 'there', value: sessions })}
    />
  );
}

interface SessionsProps {
  sessions: readonly Session[];
  onChange: (left: Session[]) => void;
}

function Sessions({ sessions, onChange }: SessionsProps) {
  const statusId = useId();
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<Status | undefined>();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  async function end(ended: readonly Session[], said: string): Promise<void> {
    setEnding(ended.map(({ id }) => id));
    setStatus(undefined);
    try {
      await Promise.all(ended.map(({ id }) => endOne(id)));
      onChange(sessions.filter((session) => !ended.includes(session)));
      setStatus({ text: said, tone: 'good' });
    } catch (cause) {
      setStatus(statusOf(sentenceFor(cause)));
    }
    setEnding([]);
  }

  return (
    <div className="space-y-6">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            isEnding={ending.includes(session.id)}
            isBlocked={ending.length > 0}
            onEnd={() => void end([session], settingsTexts.ended(describeDevice(session.userAgent)))}
          />
        ))}
      </ul>
      <FormStatus id={statusId} status={status} />
      {others.length > 1 && (
        <button
          type="button"
          disabled={ending.length > 0}
          className={buttonStyles.quiet}
          onClick={() => void end(others, settingsTexts.othersEnded)}
        >
          {settingsTexts.endOthers}
        </button>
      )}
    </div>
  );
}

/** A session that has ended by itself is as good as one ended from here. */
async function endOne(id: string): Promise<void> {
  try {
    await sessionCalls.endSession(id);
  } catch (cause) {
    if (failureCode(cause) !== 'session-not-found') throw cause;
  }
}

interface SessionEntryProps {
  session: Session;
  isEnding: boolean;
  isBlocked: boolean;
  onEnd: () => void;
}

function SessionEntry({ session, isEnding, isBlocked, onEnd }: SessionEntryProps) {
  const device = describeDevice(session.userAgent);
  return (
    <li className="flex items-center justify-between gap-4 py-4 first:pt-0">
      <div className="space-y-1">
        <p className="font-semibold">{device}</p>
        <p className="text-xs text-ink-soft tabular-nums">
          {settingsTexts.lastSeen} <Moment iso={session.lastSeenAt} />
        </p>
        <p className="text-xs text-ink-soft tabular-nums">
          {settingsTexts.signedIn} <Moment iso={session.signedInAt} />
        </p>
      </div>
      {session.isCurrent ? (
        <p className="shrink-0 text-sm text-good">{settingsTexts.thisDevice}</p>
      ) : (
        <button
          type="button"
          aria-label={settingsTexts.endOf(device)}
          disabled={isBlocked}
          onClick={onEnd}
          className={`${buttonStyles.quiet} shrink-0`}
        >
          {isEnding && <Turning />}
          {settingsTexts.end}
        </button>
      )}
    </li>
  );
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dates.format(new Date(iso))}</time>;
}
