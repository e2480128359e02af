/**
 * What the plugin adds to a visitor's page. With and without it in turn, so that whatever else the machine is
 * doing hits both alike.
 */
const rounds = 15;

const pages = {
	'home page': '/',
	'single post': '/matcha-without-lumps/',
	category: '/category/tea/',
};

/**
 * @param {{url: string, secret: string}} site
 */
export async function measureVisitorPages( site ) {
	const rows = [];
	for ( const [ name, path ] of Object.entries( pages ) ) {
		const samples = { with: [], without: [] };
		for ( let round = 0; round <= rounds; round++ ) {
			const ours = await cost( site, path, true );
			const theirs = await cost( site, path, false );
			// The first round fills caches.
			if ( round > 0 ) {
				samples.with.push( ours );
				samples.without.push( theirs );
			}
		}
		rows.push( { name, ...compare( samples ) } );
	}
	return rows;
}

async function cost( { url, secret }, path, withPlugin ) {
	const response = await fetch( url + path, {
		headers: {
			'X-Pharos-Test': secret,
			'X-Pharos-Measure': '1',
			...( withPlugin ? {} : { 'X-Pharos-Without': '1' } ),
		},
	} );
	const html = await response.text();
	const [ , json ] = html.match( /<!-- pharos-cost (.*?) -->/ ) ?? [];
	if ( ! json ) {
		throw new Error(
			`${ path } answered ${ response.status } without its cost.`
		);
	}
	return JSON.parse( json );
}

/**
 * Of times, the shortest: whatever else the machine does can only make a page slower.
 */
function compare( { with: ours, without } ) {
	const least = ( samples, key ) =>
		Math.min( ...samples.map( ( sample ) => sample[ key ] ) );
	const milliseconds = least( without, 'milliseconds' );
	return {
		addedQueries: least( ours, 'queries' ) - least( without, 'queries' ),
		addedMilliseconds: least( ours, 'milliseconds' ) - milliseconds,
		milliseconds,
		files: least( ours, 'files' ),
	};
}
