import { useEffect, useRef, useState } from 'react';
import type { Checked, FormProblem } from '@/lib/editing/forms/api/forms';
import { sortByField, type Form, type FoundProblem } from './form-values';

/** The pause in typing after which the text is kept in the browser and checked. */
const PAUSE_MS = 700;

interface Checks {
  /** The problems of the saved file. */
  known?: readonly FormProblem[];
  check: () => Promise<Checked>;
  /** Called after a pause in typing, or when the user leaves before one. @returns false if the text cannot be kept */
  keep: () => boolean;
}

export function useChecks(form: Form, { known, ...given }: Checks) {
  const [found, setFound] = useState({
    problems: [] as readonly FoundProblem[],
    elsewhere: [] as Checked['elsewhere'],
  });
  const [isKept, setIsKept] = useState(true);
  const show = ({ problems, elsewhere }: Checked): void => {
    const own = problems.map((each) => ({ ...each, checked: form.get(each.path) }));
    setFound({ problems: sortByField(own), elsewhere });
  };
  /** Counts changes and saves. If the count has increased since a check began, the check's result is ignored. */
  const turn = useRef(0);
  const calls = useRef(given);
  useEffect(() => {
    calls.current = given;
  });
  useEffect(() => {
    if (known) show({ problems: known, elsewhere: [] });
    // Run this once, after the fields render, because it sorts problems in the order of the fields on the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = (): void => {
      timer = undefined;
      const own = turn.current;
      setIsKept(calls.current.keep());
      // Ignore a failure: saving repeats the check, and shows why the server does not answer.
      calls.current.check().then(
        (checked) => own === turn.current && show(checked),
        () => undefined,
      );
    };
    const end = form.subscribe(() => {
      turn.current += 1;
      clearTimeout(timer);
      timer = setTimeout(pause, PAUSE_MS);
    });
    const leave = (): void => {
      if (timer !== undefined) calls.current.keep();
      clearTimeout(timer);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      end();
      leave();
      window.removeEventListener('pagehide', leave);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);
  return { ...found, isKept, show, ignoreCheck: () => void (turn.current += 1) };
}
