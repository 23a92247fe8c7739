/** As in the texts of the content folder: zero without cents. */
export function formatDollars(amount: number): string {
  if (amount === 0) return '$0';
  return `$${amount.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
