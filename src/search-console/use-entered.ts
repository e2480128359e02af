import { useState } from '@wordpress/element';

/** What was entered and not saved yet, by field. */
const entered = new Map< string, string >();

/**
 * Like useState(), for a field whose text stays while the user visits another step, tab or screen, until the page is unloaded.
 *
 * @param field The name of the field.
 */
export function useEntered(
	field: string
): [ string, ( text: string ) => void ] {
	const [ text, setText ] = useState( () => entered.get( field ) ?? '' );
	return [
		text,
		( next ) => {
			entered.set( field, next );
			setText( next );
		},
	];
}

/** Forgets what was entered: it is saved. */
export const forgetEntered = (): void => entered.clear();
