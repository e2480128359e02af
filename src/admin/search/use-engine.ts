import { useEffect, useState } from '@wordpress/element';

export type Engine = typeof import( './engine' );

let loaded: Engine | null = null;

/**
 * The engine of the search, which is loaded when somebody goes to its field.
 *
 * @param wish What the person does with the field; '' for nothing yet. Where the engine could not be loaded, the next one tries again.
 * @return The engine, and whether it could not be loaded.
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
