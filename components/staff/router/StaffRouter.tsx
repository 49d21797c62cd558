import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { changeAddress } from '../LocationsPage';

/** A page of the staff area that is shown without loading a document. */
export interface RoutedPage {
  /** Its address, without a query. */
  path: string;
  content: ReactNode;
  /** Brings its title and styles into the document. */
  prepareDocument?: () => void;
}

/** Where the pages come from. */
export interface PageSource {
  knows: (path: string) => boolean;
  /** Rejects when the page cannot be shown here; the browser then loads it as a document. */
  fetch: (path: string) => Promise<RoutedPage>;
}

export interface Router extends Pick<PageSource, 'knows'> {
  /** The address of the page that is shown, without a query. */
  path: string;
  go: (to: string, how: 'push' | 'replace') => void;
  /** Fetches a page that will soon be wanted. */
  prepare: (to: string) => void;
}

/** After this time the browser loads the document instead. */
const PATIENCE_MS = 15_000;

const RouterContext = createContext<Router | null>(null);

/** @throws Error outside of StaffRouter */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a StaffRouter around it');
  return router;
}

/**
 * Shows one page of the staff area after another without loading a document, so that the reason for which a session
 * ended is still known on the login page.
 */
export function StaffRouter({ first, source }: { first: RoutedPage; source: PageSource }) {
  const [page, setPage] = useState(first);
  const turn = useRef(0);

  const show = useCallback(
    async (path: string, arrive: () => void, leave: () => void): Promise<void> => {
      const own = ++turn.current;
      const give = (then: () => void): void => {
        if (own !== turn.current) return;
        // Whatever comes later is too late.
        turn.current += 1;
        then();
      };
      const timer = setTimeout(() => give(leave), PATIENCE_MS);
      let next: RoutedPage;
      try {
        next = await source.fetch(path);
      } catch {
        // The document shows what is published by now, or the browser's own message.
        return give(leave);
      } finally {
        clearTimeout(timer);
      }
      give(() => {
        next.prepareDocument?.();
        arrive();
        setPage(next);
      });
    },
    [source],
  );

  const go = useCallback<Router['go']>(
    (to, how) =>
      void show(
        to,
        () => {
          changeAddress(to, how);
          window.scrollTo({ top: 0, behavior: 'instant' });
        },
        () => (how === 'push' ? window.location.assign(to) : window.location.replace(to)),
      ),
    [show],
  );

  useEffect(() => {
    const onPopState = (): void => {
      const { pathname } = window.location;
      // Back at the page that is still shown: what was on its way is no longer wanted.
      if (pathname === page.path) turn.current += 1;
      else
        void show(
          pathname,
          () => {},
          () => window.location.reload(),
        );
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [page.path, show]);

  const { knows } = source;
  // When it fails, going there will say so.
  const prepare = useCallback((to: string) => void source.fetch(to).catch(() => undefined), [source]);
  const value = useMemo(() => ({ path: page.path, go, prepare, knows }), [page.path, go, prepare, knows]);
  return <RouterContext value={value}>{page.content}</RouterContext>;
}
