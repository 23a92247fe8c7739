/** Three dots that brighten in turn, where something is on its way; the words beside them say what. */
export function Waiting() {
  return (
    <span aria-hidden="true" className="waiting">
      <span />
      <span />
      <span />
    </span>
  );
}
