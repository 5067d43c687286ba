/** Does the work, or rejects at once where so many others are at theirs already. */
export type CrowdLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createCrowdLimit(mostAtOnce: number, refuse: () => Error): CrowdLimit {
  let atOnce = 0;
  return async (work) => {
    if (atOnce >= mostAtOnce) throw refuse();
    atOnce += 1;
    try {
      return await work();
    } finally {
      atOnce -= 1;
    }
  };
}
