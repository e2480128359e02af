/** The state of a matrix row, with unsaved changes where noted. */
export interface RowState {
	/** `home` is the home page with the latest posts; a static home page is one of the pages. */
	kind: 'home' | 'post_types' | 'taxonomies' | 'archives';
	/** Includes unsaved changes. */
	noindex: boolean;
	noarchive: boolean;
	/** Whether any of the three directives is on, including unsaved changes. */
	hasAny: boolean;
	savedNoindex: boolean;
	/** Whether the sitemap currently includes it. */
	inSitemap: boolean;
	/** False if its URLs redirect. */
	served: boolean;
	count: number | null;
	/** Whether it includes the home page. */
	holdsHome: boolean;
	/** Whether the site has a sitemap that isn't empty. */
	hasSitemap: boolean;
}

/**
 * Codes of conflicts in a row and of effects of saving it.
 * - `no_effect`: crawlers never see directives on URLs that redirect.
 * - `redirects_in_sitemap`: the sitemap includes URLs that redirect.
 * - `noindex_in_sitemap`: the sitemap includes URLs that are set to noindex.
 * - `leaves_sitemap`, `joins_sitemap`: saving resolves the difference.
 * - `hides_home`: the home page disappears from search results.
 * - `hides_all`: all posts of the type disappear.
 * - `needless_noarchive`: pages that aren't indexed have no cached copy.
 */
export type Note =
	| 'no_effect'
	| 'redirects_in_sitemap'
	| 'noindex_in_sitemap'
	| 'leaves_sitemap'
	| 'joins_sitemap'
	| 'hides_home'
	| 'hides_all'
	| 'needless_noarchive';

/**
 * Returns the notes for a row.
 *
 * @param row The state of the row.
 */
export function notesOf( row: RowState ): Note[] {
	if ( ! row.served ) {
		return [
			...when( row.inSitemap, 'redirects_in_sitemap' ),
			...when( row.hasAny, 'no_effect' ),
		];
	}
	if ( ! row.noindex ) {
		const isListable = row.kind !== 'archives' && row.count !== 0;
		return when(
			row.savedNoindex && row.hasSitemap && isListable && ! row.inSitemap,
			'joins_sitemap'
		);
	}
	const hidesAll =
		row.kind === 'post_types' && row.count !== null && row.count > 0;
	return [
		...when( row.holdsHome, 'hides_home' ),
		...when( hidesAll, 'hides_all' ),
		...when(
			row.inSitemap,
			row.savedNoindex ? 'noindex_in_sitemap' : 'leaves_sitemap'
		),
		...when( row.noarchive, 'needless_noarchive' ),
	];
}

const when = ( isTrue: boolean, note: Note ): Note[] =>
	isTrue ? [ note ] : [];
