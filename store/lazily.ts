import type { Routine } from './controls';
import type { ThunkArgs } from './thunk-args';

/**
 * Creates resolvers and actions whose code is loaded with their first use.
 *
 * @param load Imports the module, with one name for its chunk.
 * @return A function that takes a callback, which picks a routine from the module, and returns a thunk with the same
 *         arguments. It rejects when the module couldn't be loaded; the next call tries again.
 */
export const lazilyFrom =
	< Module >( load: () => Promise< Module > ) =>
	< Args extends unknown[], Result >(
		pick: ( module: Module ) => ( ...args: Args ) => Routine< Result >
	) =>
	( ...args: Args ) =>
	async ( { dispatch }: ThunkArgs ): Promise< Result > =>
		dispatch( pick( await load() )( ...args ) );
