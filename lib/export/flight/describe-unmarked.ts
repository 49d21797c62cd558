/** Routes by component. */
export type FoundComponents = Map<string, string[]>;

const NAMED = 3;

/** One sentence for each client component that a public page uses without an island around it. */
export function describeUnmarked(found: FoundComponents): string[] {
  return [...found].map(([component, routes]) => {
    const more = routes.length > NAMED ? ` and ${routes.length - NAMED} more pages` : '';
    return (
      `${routes.slice(0, NAMED).join(', ')}${more}: the client component ${component} is not marked as an island, so it ` +
      'would do nothing in the finished site. Add it to components/islands/islands.ts and use it as <Island name="…">.'
    );
  });
}
