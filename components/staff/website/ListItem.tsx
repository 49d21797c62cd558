import type { Path } from '@/lib/content/parse/values';
import { useEditor } from './editor-context';
import { useValue } from './form-context';
import { nameOf } from './form-values';

interface PlaceProps {
  path: Path;
  index: number;
}

/** The name of an item, updated while it is typed. */
export function ItemName({ path, index }: PlaceProps) {
  return <>{useValue(path, (value) => nameOf(value, index))}</>;
}

interface ToolsProps extends PlaceProps {
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves or deletes an item. */
export function ItemTools({ path, index, isLast, onMove, onRemove }: ToolsProps) {
  const { website: text } = useEditor().words;
  const name = useValue(path, (value) => nameOf(value, index));
  const tools = [
    { word: text.up, act: () => onMove(index - 1), isOff: index === 0 },
    { word: text.down, act: () => onMove(index + 1), isOff: isLast },
    { word: text.remove, act: onRemove, isOff: false },
  ];
  return (
    <p className="tools">
      {tools.map(({ word, act, isOff }) => (
        <button
          key={word}
          type="button"
          className="row-button"
          aria-label={`${word}: ${name}`}
          aria-disabled={isOff || undefined}
          onClick={() => !isOff && act()}
        >
          {word}
        </button>
      ))}
    </p>
  );
}
