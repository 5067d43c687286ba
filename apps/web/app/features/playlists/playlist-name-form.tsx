/** Asks for a playlist's name: for a new one, or another one. Blank names are not sent. */
import { playlists } from '@kinora/contracts/limits';
import { useId, useState, type SubmitEvent } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';

interface PlaylistNameFormProps {
  label: string;
  placeholder?: string;
  submit: string;
  name?: string;
  /** Resolves with whether the name was taken; the field is then empty for another. */
  onName: (name: string) => Promise<boolean>;
  onCancel?: () => void;
  cancel?: string;
  isFocused?: boolean;
}

export function PlaylistNameForm(props: PlaylistNameFormProps) {
  const { label, placeholder, submit, onName, onCancel, cancel, isFocused = false } = props;
  const [name, setName] = useState(props.name ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const fieldId = useId();
  const wanted = name.trim();

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted === '' || isBusy) return;
    setIsBusy(true);
    const isTaken = await onName(wanted);
    setIsBusy(false);
    if (isTaken) setName('');
  };

  return (
    <form onSubmit={send} className="flex flex-wrap gap-3">
      <label htmlFor={fieldId} className="sr-only">
        {label}
      </label>
      <input
        id={fieldId}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens where the visitor asked to write a name
        autoFocus={isFocused}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
        maxLength={playlists.maximumNameLength}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        data-wide={onCancel ? true : undefined}
        className="min-h-11 min-w-56 grow basis-0 max-sm:data-wide:basis-full rounded-full border border-ink-soft bg-ground px-5 text-base text-ink placeholder:text-ink-soft"
      />
      <button type="submit" disabled={wanted === ''} aria-disabled={isBusy} className={buttonStyles.quiet}>
        {submit}
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel} className={buttonStyles.quiet}>
          {cancel}
        </button>
      )}
    </form>
  );
}
