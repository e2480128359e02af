import type { Command, CommandLoader } from '@wordpress/commands';
import { useEffect, useState } from '@wordpress/element';
import type { Boot } from '../boot';

type Find = ( query: string ) => Command[];

/**
 * Every page and setting as commands of WordPress's palette.
 *
 * A loader rather than registered commands: a page pays for it when somebody opens the palette, and not before.
 *
 * @param boot The boot object of the page.
 */
export function createLoader( boot: Boot ): CommandLoader {
	let find: Find | undefined;

	const useCommands: CommandLoader[ 'hook' ] = ( { search } ) => {
		const [ isLoading, setLoading ] = useState( ! find );
		useEffect( () => {
			if ( find ) {
				return;
			}
			import( /* webpackChunkName: "palette" */ './palette' )
				.then( ( { createFinder } ) => {
					find = createFinder( boot );
				} )
				// WordPress's own commands are there all the same; who opens the palette again tries again.
				.catch( () => {} )
				.finally( () => setLoading( false ) );
		}, [] );
		return { isLoading, commands: find?.( search ) ?? [] };
	};

	return { name: 'pharos/settings', category: 'view', hook: useCommands };
}
