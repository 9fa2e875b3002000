/** 12345 to "12,345". */
export function formatWhole(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
