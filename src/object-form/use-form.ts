import { useEffect, useState } from '@wordpress/element';
import type { AppFacts } from '../object-seo/types';
import { readForm, readTerms, watchForm } from './read-form';

/** How long nobody types before previews and checks follow, in milliseconds. */
const REST = 400;

/** The form as it is, once nobody types. */
const read = ( { taxonomies }: AppFacts ) => ( {
	state: readForm(),
	terms: taxonomies
		.filter( ( { isTree } ) => isTree )
		.map( ( taxonomy ) => ( { taxonomy, list: readTerms( taxonomy ) } ) ),
} );

/**
 * What WordPress's own fields of the form hold.
 *
 * @param facts What the page knows.
 */
export function useForm( facts: AppFacts ) {
	const [ form, setForm ] = useState( () => read( facts ) );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const stop = watchForm( () => {
			clearTimeout( timer );
			timer = setTimeout( () => {
				const next = read( facts );
				setForm( ( before ) =>
					JSON.stringify( before ) === JSON.stringify( next )
						? before
						: next
				);
			}, REST );
		} );
		return () => {
			stop();
			clearTimeout( timer );
		};
	}, [ facts ] );
	return form;
}
