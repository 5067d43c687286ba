/** A user's own account: name, password, sessions, data, and the end of it. */
import type { User } from '@kinora/contracts/session';
import { sessionCalls } from '../browser-session.ts';
import { NameForm } from '../name-form.tsx';
import { Failed, FormShape } from './answer-states.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { settingsTexts } from './settings-texts.ts';
import { useAnswer } from './use-answer.ts';

const findAccount = () => sessionCalls.findAccount();

export function Settings({ user }: { user: User }) {
  const { answer, askAgain } = useAnswer(findAccount);
  const hasPassword = answer.step === 'there' ? answer.value.hasPassword : undefined;
  return (
    <>
      <SettingsSection title={settingsTexts.name} line={settingsTexts.nameLine(user.email)}>
        <NameForm
          name={user.displayName ?? ''}
          submitText={settingsTexts.save}
          saved={{ text: settingsTexts.nameSaved, tone: 'good' }}
        />
      </SettingsSection>
      <SettingsSection
        title={settingsTexts.password}
        line={hasPassword === false ? settingsTexts.noPassword : settingsTexts.passwordLine}
      >
        {hasPassword === true && <PasswordForm email={user.email} />}
        {answer.step === 'waiting' && <FormShape />}
        {answer.step === 'failed' && <Failed message={answer.message} onRetry={askAgain} />}
      </SettingsSection>
      <SettingsSection title={settingsTexts.sessions} line={settingsTexts.sessionsLine}>
        <SessionList />
      </SettingsSection>
      <SettingsSection title={settingsTexts.data} line={settingsTexts.dataLine}>
        <DownloadData />
      </SettingsSection>
      <SettingsSection title={settingsTexts.deletion} line={settingsTexts.deletionLine}>
        <DeleteAccount hasPassword={hasPassword} email={user.email} />
      </SettingsSection>
    </>
  );
}
