/** The browser does not let the site keep the token: storage is switched off, full, or blocked. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Where the token is kept in local storage (specification, section 9). */
export const TOKEN_KEY = 'authToken';

/** The stored token; null when there is none or the browser refuses access: then no one can sign in. */
export function readToken(): string | null {
  try {
    // An empty text is no token: a server's header "Bearer " would be refused anyway.
    return window.localStorage.getItem(TOKEN_KEY) || null;
  } catch {
    // Where reading fails, saving fails too, and sign-in reports it.
    return null;
  }
}

/** @throws StorageError when the browser refuses or does not keep it */
export function saveToken(token: string): void {
  try {
    window.localStorage.setItem(TOKEN_KEY, token);
  } catch (error) {
    throw new StorageError('the token could not be stored', { cause: error });
  }
  if (readToken() !== token) throw new StorageError('the token was not kept');
}

/** @throws StorageError when the browser refuses */
export function removeToken(): void {
  try {
    window.localStorage.removeItem(TOKEN_KEY);
  } catch (error) {
    throw new StorageError('the token could not be removed', { cause: error });
  }
}
