/**
 * The header that proves to the server that its own site is calling: the value of the XSRF-TOKEN cookie, when there
 * is one (specification, section 7).
 * @param cookies as `document.cookie` gives them
 */
export function forgeryHeader(cookies: string): Record<string, string> {
  const cookie = cookies.split('; ').find((each) => each.startsWith('XSRF-TOKEN='));
  const value = cookie && decode(cookie.slice('XSRF-TOKEN='.length));
  return value ? { 'X-XSRF-TOKEN': value } : {};
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A lone "%": the server did not encode it, so it is meant as it stands.
    return value;
  }
}
