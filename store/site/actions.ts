import type { ThunkArgs } from '../thunk-args';

/**
 * Removes something that hides the site from search engines (POST /pharos/v1/visibility).
 *
 * @param cause Its code.
 * @throws What the request has thrown.
 */
export const fixVisibility =
	( cause: string ) =>
	async ( args: ThunkArgs ): Promise< void > => {
		const { fix } = await import(
			/* webpackChunkName: "safety" */ './fix'
		);
		await fix( args, cause );
	};
