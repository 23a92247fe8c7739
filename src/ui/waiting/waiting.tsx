/** Three dots that brighten in turn while something loads, beside words that name it. */
export function Waiting() {
  return (
    <span aria-hidden="true" className="waiting">
      <span />
      <span />
      <span />
    </span>
  );
}
