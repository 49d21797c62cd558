/** Grey lines where a list will be; the words are for screen readers. */
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
