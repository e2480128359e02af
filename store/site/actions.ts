import type { ThunkArgs } from '../thunk-args';

/**
 * Removes a cause that hides the site from search engines (POST /pharos/v1/visibility).
 *
 * @param cause The code of the cause.
 * @throws The error of the request.
 */
export const fixVisibility =
	( cause: string ) =>
	async ( args: ThunkArgs ): Promise< void > => {
		const { fix } = await import(
			/* webpackChunkName: "safety" */ './fix'
		);
		await fix( args, cause );
	};
