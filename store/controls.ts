/** Controls: how resolvers, which are generators, access the REST API. They yield a description, and the handler runs it. */
import type { ApiRequest } from './api';
import { fetchData, fetchJson } from './fetch';

interface FetchControl {
	request: ApiRequest;
}

// The handlers are asynchronous: an error thrown by a synchronous one never reaches the `catch` of the generator.
export const controls = {
	FETCH_JSON: async ( { request }: FetchControl ) => fetchJson( request ),
	FETCH_DATA: async ( { request }: FetchControl ) => fetchData( request ),
};

/** A generator that yields controls and actions (a resolver) or effects (a saga). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What it gets depends on what it yields, as in redux-saga's SagaIterator.
export type Routine< Result > = Generator< object, Result, any >;

/**
 * The control of fetchJson(): `const reply: Reply = yield fetchJsonControl( { path } )`.
 *
 * @param request Path with query, method, and data of the body.
 */
export const fetchJsonControl = ( request: ApiRequest ) => ( {
	type: 'FETCH_JSON',
	request,
} );

/**
 * The control of fetchData().
 *
 * @param request Path with query, method, and data of the body.
 */
export const fetchDataControl = ( request: ApiRequest ) => ( {
	type: 'FETCH_DATA',
	request,
} );
