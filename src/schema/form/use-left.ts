import { useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import type { SchemaProblem } from '../../../common/schema/types';

/**
 * Keeps back the problems of fields until the user has left them: a field that was empty when the form opened shows none before,
 * and while a field is being edited, it shows no others than when the editing began.
 *
 * @param filled The names of the fields that have a value.
 * @return The handlers of a field's container, and the problems to show.
 */
export function useLeft( filled: string[] ) {
	const [ left, setLeft ] = useState( filled );
	const [ edited, setEdited ] = useState< {
		name: string;
		known: SchemaProblem[];
	} | null >( null );

	const isOutside = ( event: FocusEvent< HTMLElement > ) =>
		! event.currentTarget.contains( event.relatedTarget );

	return {
		handlers: ( name: string, problems: SchemaProblem[] ) => ( {
			onFocus: ( event: FocusEvent< HTMLElement > ) => {
				if ( isOutside( event ) ) {
					setEdited( {
						name,
						known: left.includes( name ) ? problems : [],
					} );
				}
			},
			onBlur: ( event: FocusEvent< HTMLElement > ) => {
				// The window loses the focus, too.
				if ( isOutside( event ) ) {
					setEdited( null );
					setLeft( [ ...left, name ] );
				}
			},
		} ),
		shown: ( name: string, problems: SchemaProblem[] ): SchemaProblem[] => {
			if ( edited?.name !== name ) {
				return left.includes( name ) ? problems : [];
			}
			return problems.filter( ( { code, path } ) =>
				edited.known.some(
					( known ) =>
						known.code === code && known.path.join() === path.join()
				)
			);
		},
	};
}
