import { compare, load, migrate, readFixture } from './support/migration';
import { withOwnSite } from './support/own-site';

const own = withOwnSite();

test.each( [ 'yoast', 'rankmath' ] )( '%s', async ( source ) => {
	await load( own.site, source );
	await migrate( own.site, source );
	const r = await compare( own.site, readFixture( source ), source === 'rankmath' ? { '/writer/': '/author/' } : {} );
	require( 'node:fs' ).writeFileSync( `/tmp/s5-${ source }.json`, JSON.stringify( r, null, 1 ) );
	console.log( source, JSON.stringify( r.fields ) );
}, 300_000 );
