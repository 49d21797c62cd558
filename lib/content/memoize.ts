/**
 * Makes `make` answer once for each key, and again when what its answer depends on is another value than the last time.
 * An object's answer is kept for as long as the program holds the object.
 * @param keyOf an object or a text; the first argument when left out
 * @param stateOf compared by identity; the second argument when left out, where `make` takes two
 */
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
    // Both are asked alike.
    const known = (typeof key === 'object' ? byObject : byValue) as typeof byValue;
    const before = known.get(key);
    if (before && before.state === state) return before.answer;
    const answer = make(...args);
    known.set(key, { state, answer });
    return answer;
  };
}
