/**
 * A killed worker's jobs are free after 2 s and claimed within one more second, so that a test can wait for it.
 * The reconciling sweep keeps its production interval, so an order is completed by its job and not by the sweep.
 */
export const quickRecovery = {
  JOB_LEASE_SECONDS: '2',
  SWEEP_INTERVAL_SECONDS: '1',
  PROCESS_PAYMENT_WAIT_MS: '300',
  RECONCILE_AFTER_SECONDS: '30',
  LOG_LEVEL: 'info',
};
