/** Grey lines in place of a list that is loading; the text is for screen readers. */
export function Skeleton({ text }: { text: string }) {
  return (
    <div className="skeleton">
      <span className="sr-only">{text}</span>
      <div aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
