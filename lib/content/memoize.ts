/** Memoizes `make` by key until the key's state, compared by identity, changes. Does not keep key objects alive. */
export function memoize<Args extends readonly unknown[], Answer>(
  make: (...args: Args) => Answer,
  keyOf: (...args: Args) => unknown = (...args) => args[0],
  stateOf: (...args: Args) => unknown = (...args) => (make.length > 1 ? args[1] : undefined),
): (...args: Args) => Answer {
  const byValue = new Map<unknown, { state: unknown; answer: Answer }>();
  const byObject = new WeakMap<object, { state: unknown; answer: Answer }>();
  return (...args) => {
    const key = keyOf(...args);
    const state = stateOf(...args);
    // TypeScript cannot call a union of Map and WeakMap, hence the cast.
    const known = (typeof key === 'object' ? byObject : byValue) as typeof byValue;
    const before = known.get(key);
    if (before && before.state === state) return before.answer;
    const answer = make(...args);
    known.set(key, { state, answer });
    return answer;
  };
}
