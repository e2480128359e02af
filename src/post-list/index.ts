/** The entry for WordPress's post lists: checks posts that were never checked, and shows their statuses. */

declare global {
	interface Window {
		/** Output by includes/Lists/Assets.php. */
		pharosPostList?: { isAll: boolean };
	}
}

const unchecked = new Map(
	Array.from(
		document.querySelectorAll< HTMLElement >( '[data-pharos-unchecked]' ),
		( element ) => [ element.dataset.pharosUnchecked ?? '', element ]
	)
);

async function run(): Promise< void > {
	const { checkPosts } = await import(
		/* webpackChunkName: "check-posts" */ '../page-checks/check-posts'
	);
	const end = new AbortController();
	window.addEventListener( 'pagehide', () => end.abort() );
	await checkPosts(
		[ ...unchecked.keys() ].map( Number ),
		( results ) => {
			for ( const [ id, { status, label, url } ] of Object.entries(
				results
			) ) {
				const link = document.createElement( 'a' );
				link.className = `pharos-status is-${ status }`;
				link.href = url;
				link.textContent = label;
				// No text without an issue.
				unchecked
					.get( id )
					?.replaceWith( ...( label ? [ link ] : [] ) );
			}
		},
		{ signal: end.signal, isAll: window.pharosPostList?.isAll ?? false }
	);
}

void run();

export {};
