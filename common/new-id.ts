/** Returns an id that nothing else has. Browsers only support randomUUID() in secure contexts. */
export const newId = (): string =>
	window.crypto.randomUUID?.() ??
	[ ...window.crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
