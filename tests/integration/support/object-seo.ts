/**
 * The SEO of posts, terms and authors over REST, as an administrator uses it.
 */
import { site } from './site';

export interface Answer {
	pharos_seo: Record< string, unknown >;
	data?: { params?: Record< string, string >; status: number };
	message?: string;
}

/** Changes these fields. */
export async function write( route: string, fields: unknown ) {
	const admin = await site.as( 'admin' );
	return admin.rest< Answer >( 'POST', route, { pharos_seo: fields } );
}

/** All fields. */
export async function read( route: string ) {
	const admin = await site.as( 'admin' );
	return ( await admin.rest< Answer >( 'GET', `${ route }?context=edit` ) )
		.body.pharos_seo;
}

function nothing( value: unknown ) {
	if ( typeof value === 'number' ) {
		return 0;
	}
	return typeof value === 'string' ? '' : {};
}

/** Back to nothing. */
export async function clear( route: string ) {
	const fields = await read( route );
	const empty = Object.fromEntries(
		Object.entries( fields ).map( ( [ name, value ] ) => [
			name,
			nothing( value ),
		] )
	);
	await write( route, empty );
	expect( await read( route ) ).toEqual( empty );
}
