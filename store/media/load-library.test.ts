import { notYetIn } from './load-library';

const parse = ( html: string ) =>
	new window.DOMParser().parseFromString( html, 'text/html' );

const missing = ( page: string, needed: string ) =>
	notYetIn( parse( page ), [ ...parse( needed ).head.children ] ).map(
		( { id } ) => id
	);

describe( 'what the media window needs', () => {
	test( 'is added only where the page lacks it, with what belongs to a script', () => {
		expect(
			missing(
				`<script id="jquery-core-js" src="/jquery.js"></script>
				<link id="dashicons-css" rel="stylesheet" href="/d.css">`,
				`<link id="dashicons-css" rel="stylesheet" href="/d.css">
				<link id="media-views-css" rel="stylesheet" href="/m.css">
				<script id="jquery-core-js" src="/jquery.js"></script>
				<script id="jquery-core-js-after">jQuery.noConflict()</script>
				<script id="media-views-js-extra">var l10n = {};</script>
				<script id="media-views-js" src="/m.js"></script>`
			)
		).toEqual( [
			'media-views-css',
			'media-views-js-extra',
			'media-views-js',
		] );
	} );

	test( 'counts as there when WordPress has put several scripts into one file', () => {
		expect(
			missing(
				`<script src="/wp-admin/load-scripts.php?c=1&amp;load%5Bchunk_0%5D=jquery-core,underscore&amp;load%5Bchunk_1%5D=backbone&amp;ver=6.8"></script>`,
				`<script id="jquery-core-js" src="/j.js"></script>
				<script id="underscore-js" src="/u.js"></script>
				<script id="backbone-js" src="/b.js"></script>
				<script id="wp-backbone-js" src="/w.js"></script>`
			)
		).toEqual( [ 'wp-backbone-js' ] );
	} );

	test( 'adds a script template once', () => {
		expect(
			missing(
				'<script type="text/html" id="tmpl-modal"></script>',
				`<script type="text/html" id="tmpl-modal"></script>
				<script type="text/html" id="tmpl-frame"></script>`
			)
		).toEqual( [ 'tmpl-frame' ] );
	} );
} );
