/** A field of an account's form: label, input, hint. What is wrong with it stands in the form's status line. */
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { sessionTexts } from './session-texts.ts';

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  hint?: string;
  /** The id of the line that says what is wrong with this field; undefined while nothing is. */
  errorId?: string | undefined;
  /** Stands inside the field, at its end. */
  end?: ReactNode;
}

export function FormField({ label, hint, errorId, end, ...input }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const describedBy = [hint === undefined ? undefined : hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={describedBy || undefined}
          className={`h-12 w-full rounded-md border border-ink-soft/60 bg-raised px-4 text-base text-ink transition-colors duration-150 hover:border-ink-soft focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad ${end ? 'pr-20' : ''}`}
        />
        {end}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type PasswordFieldProps = Omit<FormFieldProps, 'end' | 'type' | 'label'> & { label?: string };

/** A password that can be looked at, because a field that hides typing errors keeps people out. */
export function PasswordField({ label = sessionTexts.password, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-16 rounded-md px-4 text-sm text-ink-mid transition-colors duration-150 hover:text-light-pale focus-visible:-outline-offset-2"
        >
          {isShown ? sessionTexts.hide : sessionTexts.show}
        </button>
      }
    />
  );
}
