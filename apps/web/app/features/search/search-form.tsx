/** The search input with its list: a combobox whose focus stays in the input. */
import { search } from '@kinora/contracts/limits';
import { useEffect, useId, useRef } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { searchTexts } from './search-texts.ts';
import { useSearchForm } from './use-search-form.ts';

export function SearchForm({ onDone }: { onDone: () => void }) {
  const form = useSearchForm(onDone);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <search>
      <form
        onSubmit={form.submit}
        className="flex items-center gap-2 border-b border-line p-3 has-[input:focus-visible]:border-light"
      >
        <Icon name="search" className="ml-2 size-5 shrink-0 text-ink-soft" />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={search.maximumQueryLength}
          aria-label={searchTexts.inputLabel}
          aria-autocomplete="list"
          aria-expanded={form.options.length > 0}
          aria-controls={listId}
          aria-activedescendant={form.active >= 0 ? optionId(form.active) : undefined}
          placeholder={searchTexts.placeholder}
          disabled={form.isBusy}
          value={form.typed}
          onChange={(event) => form.type(event.target.value)}
          onKeyDown={form.walk}
          className="h-11 min-w-0 grow bg-transparent text-base text-ink placeholder:text-ink-soft focus-visible:outline-hidden"
        />
        <button
          type="submit"
          disabled={form.isBusy || form.typed.trim() === ''}
          className={`${buttonStyles.quiet} shrink-0`}
        >
          {searchTexts.submit}
        </button>
      </form>
      <SuggestionList
        id={listId}
        optionId={optionId}
        suggestions={form.suggestions}
        options={form.options}
        active={form.active}
        onActive={form.setActive}
        onChoose={form.choose}
      />
    </search>
  );
}
