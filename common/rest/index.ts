export { isLoggedOut } from './logged-out';
export { onLoggedOut, waitForLogin, withLogin } from './login';
export { addMiddleware } from './middleware';
export type { Middleware, RequestOptions } from './middleware';
export { refreshNonce } from './nonce';
export { request, send } from './request';
export type { RestError, RestRequest } from './types';
