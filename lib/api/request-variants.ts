import type { Params } from './make-address';
import { sendRequest, type Transport } from './send-request';

export interface CallOptions {
  bearer?: boolean;
  signal?: AbortSignal;
  /** Lets the call end when its page is closed meanwhile. */
  keepalive?: boolean;
}

/** The shared helper's four variants (specification, section 7). Each returns the JSON of the answer or throws ApiError. */
export interface RequestHelper {
  get: (path: string, options?: CallOptions & { params?: Params }) => Promise<unknown>;
  post: (path: string, body: object, options?: CallOptions) => Promise<unknown>;
  /** Never with the token: so it was specified. No call of today uses it. */
  put: (path: string, body: object, options?: Omit<CallOptions, 'bearer'>) => Promise<unknown>;
  /** Sent as `POST {path}?Id={id}` with an empty body. */
  delete: (path: string, id: number, options?: CallOptions) => Promise<unknown>;
}

export function createRequestHelper(transport: Transport): RequestHelper {
  return {
    get: (path, options) => sendRequest(transport, { variant: 'get', method: 'GET', path, ...options }),
    post: (path, body, options) =>
      sendRequest(transport, {
        variant: 'post',
        method: 'POST',
        path,
        body: JSON.stringify(body),
        ...options,
      }),
    put: (path, body, { signal } = {}) =>
      sendRequest(transport, { variant: 'put', method: 'PUT', path, body: JSON.stringify(body), signal }),
    delete: (path, id, options) =>
      sendRequest(transport, {
        variant: 'delete',
        method: 'POST',
        path,
        params: { Id: id },
        body: '',
        ...options,
      }),
  };
}
