import { useEffect, useRef } from 'react';
import { attachTooltips } from '@/lib/staff/tooltips';

/**
 * The one bubble for everything with `data-tooltip`. Not read out: what it says is the accessible name already.
 */
export function Tooltips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => (bubble.current ? attachTooltips(bubble.current) : undefined), []);
  return <div ref={bubble} className="tooltip" popover="manual" hidden aria-hidden="true" />;
}
