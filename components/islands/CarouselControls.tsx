import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fillIn } from '@/lib/text/text';
import type { Words } from '@/lib/content/content';

export function PauseButton({
  playing,
  toggle,
  of,
  words,
}: {
  playing: boolean;
  toggle: () => void;
  of: string;
  words: Words['carousel'];
}) {
  return (
    <RoundButton
      label={`${playing ? words.pause : words.play}: ${of}`}
      onClick={toggle}
      className="pause-button"
    >
      {playing ? <IconPlayerPause size={20} aria-hidden /> : <IconPlayerPlay size={20} aria-hidden />}
    </RoundButton>
  );
}

interface StepButtonsProps {
  previous: () => void;
  next: () => void;
  /** The name of the carousel: a page has several, each with such buttons. */
  of: string;
  words: Words['carousel'];
}

export function StepButtons({ previous, next, of, words }: StepButtonsProps) {
  return (
    <>
      <RoundButton label={`${words.previous}: ${of}`} onClick={previous} className="chevron chevron-back" />
      <RoundButton label={`${words.next}: ${of}`} onClick={next} className="chevron" />
    </>
  );
}

interface DotsProps {
  total: number;
  selected: number;
  show: (index: number) => void;
  words: Words['carousel'];
}

/** One button for each slide, at least 24 px (WCAG 2.5.8). */
export function Dots({ total, selected, show, words }: DotsProps) {
  return (
    <div role="group" aria-label={words.choose} className="dots">
      {Array.from({ length: total }, (_, index) => (
        <button
          // A dot has no identity but its index.
          key={index}
          type="button"
          className="dot"
          aria-label={fillIn(words.show, { number: index + 1, total })}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}

interface RoundButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
  children?: ReactNode;
}

function RoundButton({ label, onClick, className = '', children }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} className={`round-button ${className}`} onClick={onClick}>
      {children}
    </button>
  );
}
