export type Params = Record<string, string | number>;

/**
 * The address of a call, on the origin that was configured and on no other.
 * @param path begins with one slash, such as `/api/State/GetState`
 * @throws Error when the path would lead to another origin: a fault of the program, not of the user
 */
export function makeAddress(origin: string, path: string, params: Params = {}): string {
  const url = new URL(path, origin);
  if (!path.startsWith('/') || url.origin !== origin)
    throw new Error(`the path ${path} leaves the configured origin`);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, String(value));
  return url.href;
}
