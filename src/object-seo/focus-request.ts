import { canBeAsked, type Asked } from './field-id';

/** The location that the URL refers to (includes/Analysis/Fix.php). */
interface AskedPlace {
	/** The indexes of the block and its ancestors, from 0: "2.0.1"; '' for none. */
	block: string;
	field: Asked | null;
}

const BLOCK = 'pharos-block';
const FIELD = 'pharos-field';

let asked: Asked | null = null;

/** Reads the location from the URL and removes it, so that a reload doesn't jump again. */
export function takePlace(): AskedPlace {
	const url = new URL( window.location.href );
	const { searchParams } = url;
	const block = searchParams.get( BLOCK );
	const field = searchParams.get( FIELD );
	if ( block !== null || field !== null ) {
		searchParams.delete( BLOCK );
		searchParams.delete( FIELD );
		window.history.replaceState( window.history.state, '', url );
	}
	asked = field !== null && canBeAsked( field ) ? field : null;
	return { block: block ?? '', field: asked };
}

/** Returns the requested field, until it is shown. */
export const askedField = (): Asked | null => asked;

const listeners = new Set< ( field: Asked ) => void >();

/**
 * Requests a field: shows it at once if the fields are mounted, otherwise when they are.
 *
 * @param field The field.
 */
export function askField( field: Asked ): void {
	asked = field;
	listeners.forEach( ( listener ) => listener( field ) );
}

/**
 * Subscribes to field requests.
 *
 * @param listener Receives the field.
 * @return A function that unsubscribes.
 */
export function onAsked( listener: ( field: Asked ) => void ): () => void {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/** Clears the requested field after it is shown, or after the user has gone elsewhere. */
export function forgetField(): void {
	asked = null;
}
