/** Like Promise.all, but rejects only after all have settled, so that the cleanup meets no running step. */
export async function allSettled<T extends readonly unknown[]>(work: [...T]): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.find((outcome): outcome is PromiseRejectedResult => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as { [K in keyof T]: Awaited<T[K]> };
}
