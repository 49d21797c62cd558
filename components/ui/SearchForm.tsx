import { words } from '@/lib/content/words/in-use';

/** In the menu, the header, and with a visible label in a page. Works without script: /search then shows the site map. */
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
        id={label ? 'q' : undefined}
        aria-label={label ? undefined : words.search.label}
      />
      <button type="submit">{words.search.button}</button>
    </form>
  );
}
