/** What is known about a row of the matrix, edits included where it says so. */
export interface RowState {
	/** `home` is the home page with the latest posts; a static one is among the pages. */
	kind: 'home' | 'post_types' | 'taxonomies' | 'archives';
	/** What the person sees, unsaved changes included. */
	noindex: boolean;
	noarchive: boolean;
	/** Whether any of the three is on, unsaved changes included. */
	hasAny: boolean;
	savedNoindex: boolean;
	/** Whether the sitemap lists it now. */
	inSitemap: boolean;
	/** False when its addresses redirect. */
	served: boolean;
	count: number | null;
	/** Whether the home page is one of it. */
	holdsHome: boolean;
	/** Whether the site has a sitemap with anything in it. */
	hasSitemap: boolean;
}

/**
 * What contradicts itself in a row, or is about to change.
 *
 * - `no_effect`: robots never see instructions for addresses that redirect.
 * - `redirects_in_sitemap`: the sitemap lists addresses that redirect.
 * - `noindex_in_sitemap`: the sitemap lists what search engines are told to leave out.
 * - `leaves_sitemap`, `joins_sitemap`: saving settles the difference.
 * - `hides_home`: the home page disappears from search results.
 * - `hides_all`: every post of the type does.
 * - `needless_noarchive`: what is not indexed has no copy.
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
 * What to point out beside a row.
 *
 * @param row What is known about it.
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
