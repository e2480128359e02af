/** The id of a new schema. Browsers make such only on secure pages. */
export const newId = (): string =>
	window.crypto.randomUUID?.() ??
	[ ...window.crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
