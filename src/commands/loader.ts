import type { Command, CommandLoader } from '@wordpress/commands';
import { useEffect, useState } from '@wordpress/element';
import type { Boot } from '../boot';

type Find = ( query: string ) => Command[];

/**
 * Creates the loader for all pages and settings as commands of WordPress's command palette.
 *
 * A loader instead of registered commands, so that pages only load the code when the palette opens.
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
				// WordPress's commands still work, and opening the palette again retries.
				.catch( () => {} )
				.finally( () => setLoading( false ) );
		}, [] );
		return { isLoading, commands: find?.( search ) ?? [] };
	};

	return { name: 'pharos/settings', category: 'view', hook: useCommands };
}
