import { ApiError, forgeryHeader, type Transport } from '@/lib/staff/client';
import type { Picture } from '@/lib/editing/forms/api/saves';

interface Upload {
  name: string;
  bytes: Blob;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal?: AbortSignal;
}

const TIME_LIMIT_MS = 60_000;

/** Sends a picture or PDF without `fetch`, because `fetch` cannot report how much has been sent. @throws ApiError */
export function uploadFile(
  transport: Transport,
  { name, bytes, onProgress, signal }: Upload,
): Promise<Picture> {
  const { apiOrigin, siteOrigin } = transport;
  const token = transport.readToken();
  const address = new URL('/api/Content/Picture', apiOrigin || siteOrigin);
  address.searchParams.set('name', name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: 'network' | 'timeout' | 'cancelled') => () => reject(new ApiError(kind, 'post'));
    request.open('POST', address.href);
    Object.assign(request, { timeout: TIME_LIMIT_MS, responseType: 'json' });
    const own = { ...forgeryHeader(transport.readCookies()), Accept: 'application/json' };
    for (const [header, value] of Object.entries(own)) request.setRequestHeader(header, value);
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', bytes.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', fail('network'));
    request.addEventListener('timeout', fail('timeout'));
    request.addEventListener('abort', fail('cancelled'));
    request.addEventListener('load', () => {
      const { status } = request;
      if (status === 401 && token !== null) transport.onRefused(token, 'post');
      // Null if the body is not JSON.
      const answer: unknown = request.response;
      if (status === 200 && answer !== null) return resolve(answer as Picture);
      reject(new ApiError(status === 200 ? 'notJson' : 'status', 'post', { status, answer }));
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(bytes);
  });
}
