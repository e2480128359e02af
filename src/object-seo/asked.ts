import { isSeoField } from './field-id';
import type { SeoField } from './types';

/** What the address asks to be shown (includes/Analysis/Fix.php). */
interface AskedPlace {
	/** The numbers of the blocks that lead to the block, from 0: "2.0.1"; '' for none. */
	block: string;
	field: SeoField | null;
}

const BLOCK = 'pharos-block';
const FIELD = 'pharos-field';

let asked: SeoField | null = null;

/** Reads the address, and takes it out of there: a page that is loaded again does not jump again. */
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

/** The field that the address asked for, until it was shown. */
export const askedField = (): SeoField | null => asked;

const listeners = new Set< ( field: SeoField ) => void >();

/**
 * Asks for a field: shown at once where the fields are on the screen, else when they come there.
 *
 * @param field Which.
 */
export function askField( field: SeoField ): void {
	asked = field;
	listeners.forEach( ( listener ) => listener( field ) );
}

/**
 * Calls back when a field is asked for.
 *
 * @param listener Gets the field.
 * @return Stops it.
 */
export function onAsked( listener: ( field: SeoField ) => void ): () => void {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/** It is shown, or somebody went elsewhere. */
export function forgetField(): void {
	asked = null;
}
