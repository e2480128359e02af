import { isSeoField } from './field-id';
import type { SeoField } from './types';

/** The location that the URL refers to (includes/Analysis/Fix.php). */
interface AskedPlace {
	/** The indexes of the block and its ancestors, from 0: "2.0.1"; '' for none. */
	block: string;
	field: SeoField | null;
}

const BLOCK = 'pharos-block';
const FIELD = 'pharos-field';

let asked: SeoField | null = null;

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
	asked = field !== null && isSeoField( field ) ? field : null;
	return { block: block ?? '', field: asked };
}

/** Returns the requested field, until it is shown. */
export const askedField = (): SeoField | null => asked;

const listeners = new Set< ( field: SeoField ) => void >();

/**
 * Requests a field: shows it at once if the fields are mounted, otherwise when they are.
 *
 * @param field The field.
 */
export function askField( field: SeoField ): void {
	asked = field;
	listeners.forEach( ( listener ) => listener( field ) );
}

/**
 * Subscribes to field requests.
 *
 * @param listener Receives the field.
 * @return A function that unsubscribes.
 */
export function onAsked( listener: ( field: SeoField ) => void ): () => void {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/** Clears the requested field after it is shown, or after the user has gone elsewhere. */
export function forgetField(): void {
	asked = null;
}
