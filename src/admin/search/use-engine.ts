import { useEffect, useState } from '@wordpress/element';

type Engine = typeof import( './engine' );

let loaded: Engine | null = null;

/**
 * Loads the search engine on the first interaction with its field.
 *
 * @param wish The user's interaction with the field; '' for none. After a failure, the next interaction retries.
 * @return The engine, and whether loading failed.
 */
export function useEngine( wish: string ): {
	engine: Engine | null;
	isMissing: boolean;
} {
	const [ engine, setEngine ] = useState( loaded );
	const [ isMissing, setMissing ] = useState( false );
	useEffect( () => {
		if ( wish === '' || loaded ) {
			setEngine( loaded );
			return;
		}
		import( /* webpackChunkName: "search" */ './engine' )
			.then( ( module ) => {
				loaded = module;
				setEngine( module );
				setMissing( false );
			} )
			.catch( () => setMissing( true ) );
	}, [ wish ] );
	return { engine, isMissing };
}
