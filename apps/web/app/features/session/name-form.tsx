/** The name that Kinora calls a user by. */
import { accounts } from '@kinora/contracts/limits';
import { browserSession, sessionCalls } from './browser-session.ts';
import { checkName } from './form-checks.ts';
import { FormField } from './form-field.tsx';
import { FormStatus } from './form-status.tsx';
import type { Status } from './session-messages.ts';
import { sessionTexts } from './session-texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm, type FormAction } from './use-account-form.ts';

interface NameFormProps {
  name: string;
  submitText: string;
  /** Said when it is saved; undefined where another page comes. */
  saved?: Status;
}

export function NameForm({ name, submitText, saved }: NameFormProps) {
  const form = useAccountForm();
  const save: FormAction = {
    check: checkName,
    async send(values) {
      browserSession.changeUser(await sessionCalls.changeName((values['name'] ?? '').trim()));
      return saved;
    },
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void form.perform(event, save)} className="space-y-6">
      <FormField
        label={sessionTexts.displayName}
        name="name"
        type="text"
        autoComplete="name"
        maxLength={accounts.maximumNameLength}
        required
        defaultValue={name}
        errorId={form.errorIdOf('name')}
      />
      <FormStatus id={form.statusId} status={form.status} />
      <SubmitButton isBusy={form.isBusy}>{submitText}</SubmitButton>
    </form>
  );
}
