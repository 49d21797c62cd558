/**
 * Origin of the school's own API, which staff pages may call, from the setting that they are built with.
 * @returns undefined when the API is on the site's own origin
 * @throws Error when the setting is no origin
 */
export function readApiOrigin(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = env.API_ORIGIN;
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(`API_ORIGIN must be an origin such as https://api.school.example, found "${value}".`);
  }
  return url.origin;
}
