/** What the search offers: films for what is typed, else recent and popular searches. */
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SuggestedMovie } from './suggested-movie.tsx';
import type { SearchOption } from './search-options.ts';
import { searchTexts } from './search-texts.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  suggestions: Suggestions;
  options: readonly SearchOption[];
  /** Which option the arrow keys stand on; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: SearchOption) => void;
}

const groups = [
  { kind: 'movie', title: searchTexts.suggestions, isTitleShown: false },
  { kind: 'recent', title: searchTexts.recent, isTitleShown: true },
  { kind: 'popular', title: searchTexts.popular, isTitleShown: true },
] as const;

export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, options } = props;
  return (
    <div className="min-h-16 pb-2">
      <SearchState suggestions={suggestions} />
      <div id={id} role="listbox" aria-label={searchTexts.suggestions} hidden={options.length === 0}>
        {groups.map((group) => (
          <OptionGroup key={group.kind} {...props} {...group} />
        ))}
      </div>
    </div>
  );
}

function SearchState({ suggestions: { found, isSearching } }: Pick<SuggestionListProps, 'suggestions'>) {
  if (found === undefined) return null;
  if (isSearching && found.length === 0) return <Spinner label={searchTexts.searching} className="p-5" />;
  if (found.length > 0) {
    return (
      <p role="status" className="sr-only">
        {searchTexts.counted(found.length)}
      </p>
    );
  }
  return (
    <p role="status" className="p-5 text-sm text-ink-mid">
      {searchTexts.noSuggestions}
    </p>
  );
}

function OptionGroup(props: SuggestionListProps & (typeof groups)[number]) {
  const { id, kind, title, isTitleShown, options, active, optionId, onActive, onChoose } = props;
  const members = options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => option.kind === kind);
  if (members.length === 0) return null;
  return (
    <div role="group" aria-labelledby={`${id}-${kind}`}>
      <div id={`${id}-${kind}`} className={isTitleShown ? 'px-5 pt-4 pb-1 text-xs text-ink-soft' : 'sr-only'}>
        {title}
      </div>
      {members.map(({ option, index }) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the list from the input, as the combobox pattern has it
        <div
          key={option.path}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => onActive(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="flex min-h-11 items-center gap-4 px-5 py-1.5 text-sm text-ink-mid aria-selected:bg-raised-more aria-selected:text-ink"
        >
          <OptionFace option={option} />
        </div>
      ))}
    </div>
  );
}

function OptionFace({ option }: { option: SearchOption }) {
  if (option.kind === 'movie') return <SuggestedMovie movie={option.movie} />;
  return (
    <>
      <Icon name={option.kind === 'recent' ? 'clock' : 'search'} className="size-4 shrink-0 text-ink-soft" />
      <span className="wrap-anywhere">{option.query}</span>
    </>
  );
}
