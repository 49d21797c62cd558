import { useEffect, useRef } from 'react';
import type { Form } from './form-values';

/** After this pause in typing, the text is kept in the browser and checked. */
const PAUSE_MS = 700;

/** Debounces changes. @param onPause called after each pause in typing @param onLeave called if users leave earlier */
export function usePauses(form: Form, onPause: () => void, onLeave: () => void): void {
  const calls = useRef({ onPause, onLeave });
  useEffect(() => {
    calls.current = { onPause, onLeave };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        calls.current.onPause();
      }, PAUSE_MS);
    });
    const leave = (): void => {
      if (timer !== undefined) calls.current.onLeave();
      clearTimeout(timer);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      end();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [form]);
}
