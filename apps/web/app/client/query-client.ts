/** Answers stay fresh for five minutes; a failure is tried once more unless the server refused the request itself. */
import { requests } from '@kinora/contracts/limits';
import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: requests.freshFor,
      retry: (failures, error) => failures < requests.retries && !isRefusal(error),
      refetchOnWindowFocus: false,
    },
  },
});

/** A 4xx says that the same question gets the same answer. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500;
}
