/* The search of the Help Center: lists the sections that have all words of the parameter `s`. */
( () => {
	const query = (
		new URLSearchParams( window.location.search ).get( 's' ) ?? ''
	).trim();
	if ( ! query ) {
		return;
	}
	document.getElementById( 's' ).value = query;
	const words = query.toLowerCase().split( /\s+/ );
	// Where a word begins: “tea” isn’t in “instead”.
	const has = ( text, word ) =>
		new RegExp(
			`(?<![\\p{L}\\p{N}])${ word.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' ) }`,
			'iu'
		).test( text );
	const found = window.helpSections
		.map( ( section ) => ( {
			...section,
			hits: words.filter( ( word ) => has( section.title, word ) ).length,
		} ) )
		.filter( ( { title, text, page } ) =>
			words.every( ( word ) =>
				has( `${ page } ${ title } ${ text }`, word )
			)
		)
		.sort( ( a, b ) => b.hits - a.hits )
		.slice( 0, 30 );
	const results = document.getElementById( 'results' );
	const heading = document.createElement( 'h2' );
	heading.textContent =
		found.length > 0
			? `Results for “${ query }”`
			: `No results for “${ query }”. Try another word, or choose a page below.`;
	const list = document.createElement( 'ul' );
	for ( const { url, page, title } of found ) {
		const link = document.createElement( 'a' );
		link.href = url;
		link.textContent = title === page ? title : `${ page }: ${ title }`;
		const item = document.createElement( 'li' );
		item.append( link );
		list.append( item );
	}
	results.append( heading, list );
} )();
