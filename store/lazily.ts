import { loaded, type Routine } from './controls';

/**
 * Creates resolvers and actions whose code is loaded with their first use.
 *
 * @param load Imports the module, with one name for its chunk.
 * @return A function that takes a callback, which picks a routine from the module, and returns a routine with the same
 *         arguments.
 */
export const lazilyFrom =
	< Module >( load: () => Promise< Module > ) =>
	< Args extends unknown[], Result >(
		pick: ( module: Module ) => ( ...args: Args ) => Routine< Result >
	) =>
		function* ( ...args: Args ): Routine< Result > {
			return yield* pick( yield* loaded( load() ) )( ...args );
		};
