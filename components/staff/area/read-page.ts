/** What a document of the staff area consists of, for a page that shows it without loading it. */
export interface ReadPage {
  title: string;
  /** Of its island. */
  props: object;
  styles: HTMLStyleElement[];
}

/**
 * Reads a page of this site by XMLHttpRequest: it parses HTML without a sink that Trusted Types would have to admit, and
 * runs no script. The policy of every staff page admits the styles of the others.
 * @throws Error when the page cannot be read, or was published with other code than this one
 */
export async function readPage(path: string): Promise<ReadPage> {
  const page = await fetchDocument(path);
  const island = page.querySelector<HTMLElement>('[data-island]');
  if (!island || !sharesScript(page)) throw new Error(`${path} belongs to another publication of the site`);
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  return { title: page.title, props, styles: [...page.querySelectorAll('style')] };
}

function fetchDocument(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${path} was answered with ${request.status}`));
    });
    request.addEventListener('error', () => reject(new Error(`${path} could not be fetched`)));
    request.send();
  });
}

/** All staff pages of one publication load at least one script in common. Under `next dev` there are none. */
function sharesScript(page: Document): boolean {
  const own = scriptsOf(document);
  return own.length === 0 || scriptsOf(page).some((name) => own.includes(name));
}

function scriptsOf(page: Document): string[] {
  const texts = [...page.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent);
  return texts.flatMap((text) => text.match(/\/_islands\/\w+\.js/g) ?? []);
}
