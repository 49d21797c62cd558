/** Makes `make` answer once for each key. An object's answer is kept for as long as the program holds the object. */
export function remember<Key, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  return rememberWhile(
    make,
    (key) => key,
    () => undefined,
  );
}

/**
 * Makes `make` answer once for each key, and again when what its answer depends on is another value than the last time.
 * @param keyOf an object or a text  @param stateOf compared by identity
 */
export function rememberWhile<Args extends readonly unknown[], Answer>(
  make: (...args: Args) => Answer,
  keyOf: (...args: Args) => unknown,
  stateOf: (...args: Args) => unknown,
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
