import { useEffect, useState } from '@wordpress/element';
import type { EditorData } from '../object-seo/types';
import { readForm, readTerms, watchForm } from './read-form';

/** Debounce of previews and checks in milliseconds. */
const REST = 400;

/** Reads the form. */
const read = ( { taxonomies }: EditorData ) => ( {
	state: readForm(),
	terms: taxonomies
		.filter( ( { isTree } ) => isTree )
		.map( ( taxonomy ) => ( { taxonomy, list: readTerms( taxonomy ) } ) ),
} );

/**
 * Returns the values of WordPress's fields in the form, after a debounce.
 *
 * @param facts The editor data.
 */
export function useForm( facts: EditorData ) {
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
