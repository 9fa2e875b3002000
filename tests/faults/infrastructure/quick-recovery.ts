/**
 * A killed worker's jobs are free after 2 s and found within one more, so that recovery is seen rather than waited for.
 * The reconciling sweep is as late as in production: what brings an order on is the job.
 */
export const quickRecovery = {
  JOB_LEASE_SECONDS: '2',
  SWEEP_INTERVAL_SECONDS: '1',
  PROCESS_PAYMENT_WAIT_MS: '300',
  RECONCILE_AFTER_SECONDS: '30',
  LOG_LEVEL: 'info',
};
