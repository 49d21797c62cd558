/** The browser does not let the site keep the token: storage is switched off, full, or blocked. */
export class StorageError extends Error {
  override name = 'StorageError';
}
