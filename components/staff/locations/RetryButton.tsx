import { IconRefresh } from '@tabler/icons-react';

export function RetryButton({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <button type="button" className="button-small" onClick={onRetry}>
      <IconRefresh size={18} aria-hidden />
      {text}
    </button>
  );
}
