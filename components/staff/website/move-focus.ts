/** The id of the element that contains the editor's current screen. */
export const SCREEN = 'editor';

/**
 * After rendering, moves the focus to an element, or to the first heading or control in it. Opens the folds around it.
 * @param to the element or its id @param opens true to open the element too, and focus its first box
 */
export function moveFocus(to: string | HTMLElement | null, opens = false): void {
  setTimeout(() => {
    const target = typeof to === 'string' ? document.getElementById(to) : to;
    for (let at = opens ? target : target?.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    const inside = (what: string) => target?.querySelector<HTMLElement>(what);
    const box = opens ? inside('input, select, textarea') : inside('h1');
    const isControl = target?.matches('input, select, textarea, button, a, [tabindex]');
    const control = box ?? (isControl ? target : inside('summary, input, select, textarea, button'));
    if (control?.matches('h1')) control.tabIndex = -1;
    control?.focus();
  });
}
