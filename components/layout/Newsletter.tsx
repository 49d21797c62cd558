interface NewsletterProps {
  action: string;
  field: string;
  words: { newsletter: string; newsletterField: string; newsletterSend: string };
}

/** The block that is hidden, and does nothing, until the school has a service for it (specification, section 2, "Footer"). */
export function HiddenNewsletter({ words }: Pick<NewsletterProps, 'words'>) {
  return (
    <p hidden>
      <label>
        {words.newsletter} <input type="email" />
      </label>
    </p>
  );
}

/** Shown only when the school gives the address of a service that takes the form; a plain form, without script. */
export function Newsletter({ action, field, words }: NewsletterProps) {
  return (
    <form action={action} method="post" className="mt-6" aria-labelledby="newsletter">
      <h3 id="newsletter" className="text-on-band mb-2">
        {words.newsletter}
      </h3>
      <label htmlFor="newsletter-email" className="block text-sm">
        {words.newsletterField}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name={field}
          type="email"
          autoComplete="email"
          required
          className="bg-surface text-text min-h-11 min-w-0 flex-1 rounded px-3"
        />
        <button type="submit" className="border-on-band min-h-11 rounded border px-4 font-semibold">
          {words.newsletterSend}
        </button>
      </div>
    </form>
  );
}
