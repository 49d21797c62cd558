import { useEffect, useState } from 'react';

interface Rotation {
  /** Whether the visitor has left rotation on. */
  playing: boolean;
  /** Whether it is moving now. */
  moving: boolean;
  toggle: () => void;
  /** Handlers for the element that rests under the pointer and stops for the keyboard. */
  onPointer: (inside: boolean) => void;
  stop: () => void;
}

/**
 * Calls `advance` every `interval` ms, as the carousel pattern of the APG has it: it rests while the pointer is over
 * it, stays stopped after keyboard focus until it is restarted, rests while the page is hidden, and never moves by
 * itself where the visitor prefers reduced motion.
 */
export function useRotation(interval: number | undefined, advance: () => void): Rotation {
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [reduced, setReduced] = useState(false);

  useEffect(() => {
    const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = (): void => setReduced(preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  const moving = interval !== undefined && playing && !hovered && !reduced;
  useEffect(() => {
    if (!moving || interval === undefined) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [moving, interval, advance]);

  return {
    playing: playing && !reduced,
    moving,
    toggle: () => setPlaying((was) => !was),
    onPointer: setHovered,
    stop: () => setPlaying(false),
  };
}
