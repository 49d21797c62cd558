/** Turns while something is under way; 50 px across (specification, section 9). The words are for screen readers. */
export function Spinner({ text }: { text: string }) {
  return (
    <>
      <svg className="spinner" viewBox="0 0 50 50" width="50" height="50" aria-hidden="true">
        <circle cx="25" cy="25" r="21" fill="none" strokeWidth="6" className="spinner-track" />
        <path d="M25 4a21 21 0 0 1 21 21" fill="none" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{text}</span>
    </>
  );
}
