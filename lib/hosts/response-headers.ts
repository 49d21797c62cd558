import { HEADER_RULES, REVALIDATE, ruleApplies } from './rules';

/**
 * The headers of the table for an answer of the local server.
 * @param address path of the request
 * @param ok whether the file was found
 */
export function responseHeaders(address: string, ok: boolean): Record<string, string> {
  const rules = HEADER_RULES.filter((rule) => ruleApplies(rule, address) && (ok || rule.always));
  return Object.assign({ 'Cache-Control': REVALIDATE }, ...rules.map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}
