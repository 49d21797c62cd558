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
    <form action={action} method="post" className="newsletter" aria-labelledby="newsletter">
      <h3 id="newsletter">{words.newsletter}</h3>
      <label htmlFor="newsletter-email">{words.newsletterField}</label>
      <div>
        <input id="newsletter-email" name={field} type="email" autoComplete="email" required />
        <button type="submit">{words.newsletterSend}</button>
      </div>
    </form>
  );
}
