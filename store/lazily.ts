import type { ThunkArgs } from './thunk-args';

/**
 * Creates resolvers and actions whose code is loaded with their first use.
 *
 * @param load Imports the module, with one name for its chunk.
 * @return A function that takes a callback, which picks a function from the module, and returns a thunk. The function
 *         gets the arguments of the thunk, and those of the action. The thunk rejects when the module couldn't be
 *         loaded; the next call tries again.
 */
export const lazilyFrom =
	< Module >( load: () => Promise< Module > ) =>
	< Args extends unknown[], Result >(
		pick: (
			module: Module
		) => ( args: ThunkArgs, ...rest: Args ) => Promise< Result >
	) =>
	( ...rest: Args ) =>
	async ( args: ThunkArgs ): Promise< Result > =>
		pick( await load() )( args, ...rest );
