import { words } from '@/lib/content/words/in-use';

/** `label` makes the form's label visible. Without JavaScript, the form opens the site map at /search. */
export function SearchForm({ label = false }: { label?: boolean }) {
  return (
    <form
      action="/search"
      role="search"
      className="search"
      aria-label={label ? words.search.title : undefined}
    >
      {label ? <label htmlFor="q">{words.search.label}</label> : null}
      <input
        type="search"
        name="q"
        // Servers refuse very long addresses, in which each Devanagari letter takes nine characters.
        maxLength={200}
        id={label ? 'q' : undefined}
        {...(label ? {} : { 'aria-label': words.search.label, placeholder: words.search.title })}
      />
      <button type="submit">{words.search.button}</button>
    </form>
  );
}
