/** Notices that a file was replaced or changed, on any file system. */
import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

export interface FileWatchParts {
  file: string;
  /** Called with what tells this content of the file from others; the next change waits until it is done. Never rejects. */
  onChange: (identity: string) => Promise<void>;
  /** Content that needs no call; empty for none. */
  known: string;
  /** Milliseconds between two looks. */
  every?: number;
  /** A file that changed within so many milliseconds may still be written. */
  settleFor?: number;
}

export interface FileWatch {
  stop(): void;
}

/** Empty where there is no such file. */
export async function identityOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
}

/** The system's own notices make it quick where there are any; looking again and again makes it sure. */
export function watchFile({
  file,
  onChange,
  known,
  every = 2_000,
  settleFor = 250,
}: FileWatchParts): FileWatch {
  let notices: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isStopped = false;
  let handled = known;
  let seen = '';

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), milliseconds).unref();
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    notices ??= noticesOf(file, () => lookIn(settleFor), forget);
    const identity = await identityOf(file);
    const isSettled = identity === seen;
    seen = identity;
    const isNew = identity !== '' && identity !== handled;
    if (isNew && isSettled && !isStopped) {
      handled = identity;
      await onChange(identity);
    }
    isLooking = false;
    lookIn(isNew && !isSettled ? settleFor : every);
  }

  function forget(): void {
    notices?.close();
    notices = undefined;
  }

  lookIn(0);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      forget();
    },
  };
}

/** Nothing where the folder is not there yet or the system gives no notices. */
function noticesOf(file: string, onNotice: () => void, onEnd: () => void): FSWatcher | undefined {
  try {
    const notices = watch(dirname(file), { persistent: false }, (_event, name) => {
      if (name === null || name === basename(file)) onNotice();
    });
    return notices.on('error', onEnd);
  } catch {
    return undefined;
  }
}
