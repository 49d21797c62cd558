'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ENQUIRY_FIELDS, readEnquiry } from '@/lib/text/enquiry';

interface EnquirySenderProps {
  /** The build adds this origin to the page's policy. The form itself contains the full address. */
  settings: { origin: string };
  /** The form and the messages for all outcomes, from components/page/EnquiryForm.tsx. */
  children: ReactNode;
}

/** Once the enquiry is stored, opens the server's thank-you page, which can be reloaded. Until then, the form stays. */
export function EnquirySender({ children }: EnquirySenderProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form) return undefined;
    let busy = false;
    // With this key, the server stores the form once, even if it is sent again after a lost response.
    // (`crypto.randomUUID` would need HTTPS.)
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const submit = (event: Event): void => {
      event.preventDefault();
      if (busy) return;
      busy = true;
      void send(form, key).finally(() => (busy = false));
    };
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, []);
  return <div ref={place}>{children}</div>;
}

/** At most one of these messages is visible. In a page sent by the server, one can be visible from the start. */
const OUTCOMES = ['problem', 'later', 'kept', 'sent', 'withdrawn', 'unknown'] as const;

const find = (name: string): HTMLElement | null => document.getElementById(`enquiry-${name}`);

function show(outcome?: (typeof OUTCOMES)[number], wrong: readonly string[] = []): void {
  for (const each of OUTCOMES) find(each)?.toggleAttribute('hidden', each !== outcome);
  for (const field of ENQUIRY_FIELDS) {
    find(`${field}-error`)?.toggleAttribute('hidden', !wrong.includes(field));
    find(field)?.setAttribute('aria-invalid', String(wrong.includes(field)));
  }
  const first = document.querySelector<HTMLElement>('#enquiry-form [aria-invalid=true]');
  (first ?? (outcome && find(outcome)))?.focus();
}

async function send(form: HTMLFormElement, key: string): Promise<void> {
  const typed = new URLSearchParams({ key });
  new FormData(form).forEach((value, name) => typeof value === 'string' && typed.append(name, value));
  const { wrong } = readEnquiry(Object.fromEntries(typed));
  if (wrong.length) return show('problem', wrong);
  form.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: typed,
      headers: { Accept: 'application/json' },
    });
    const { reference, wrong: refused } = (await answer.json()) as { reference?: string; wrong?: string[] };
    if (refused) return show('problem', refused);
    if (!reference) return show('later');
    const facts = { Reference: reference, Page: typed.get('page') ?? '' };
    location.assign(`${form.action}?${String(new URLSearchParams(facts))}`);
  } catch (error) {
    console.error(error);
    show('later');
  } finally {
    form.removeAttribute('aria-busy');
  }
}
