/** The search form's behaviour: typing, walking the list, choosing, submitting. */
import { search } from '@kinora/contracts/limits';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { readHistory, rememberSearch } from './search-history.ts';
import { listOptions, moveActive, type SearchOption } from './search-options.ts';
import { searchPath } from './search-paths.ts';
import { useSuggestions } from './use-suggestions.ts';

const openStorage = () => localStorage;

export function useSearchForm(onDone: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isBusy, setIsBusy] = useState(false);
  const [history] = useState(() => readHistory(openStorage));
  const suggestions = useSuggestions(typed);
  const options = listOptions(suggestions, history);
  const busyTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(busyTimer.current), []);

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
  };

  const choose = (option: SearchOption) => {
    if (option.kind !== 'movie') rememberSearch(openStorage, option.query);
    onDone();
    void navigate(option.path);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = typed.trim();
    if (query === '' || isBusy) return;
    setIsBusy(true);
    rememberSearch(openStorage, query);
    busyTimer.current = setTimeout(() => {
      onDone();
      void navigate(searchPath(query));
    }, search.submitBusyFor);
  };

  const walk = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setActive(moveActive(active, key, options.length));
      return;
    }
    if (key === 'Home' || key === 'End') setActive(-1);
    const option = options[active];
    if (key !== 'Enter' || !option) return;
    event.preventDefault();
    choose(option);
  };

  return { typed, type, active, setActive, isBusy, suggestions, options, choose, submit, walk };
}
