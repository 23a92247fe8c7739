/** As in the texts of the content folder: no cents where there is nothing to pay. */
export function dollars(amount: number): string {
  return amount === 0 ? '$0' : `$${amount.toFixed(2)}`;
}
