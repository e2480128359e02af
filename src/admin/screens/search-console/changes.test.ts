import type { SiteChange } from '../../../../store';
import { eventsOf } from './changes';

const changeOf = ( changes: Partial< SiteChange > ): SiteChange => ( {
	date: '2026-11-10',
	kind: 'published',
	count: 1,
	name: 'Tea & cake',
	url: 'post.php?post=1',
	...changes,
} );

test.each( [
	[ {}, 'Published: Tea & cake', 'post.php?post=1' ],
	[ { count: 3 }, '3 posts published', '' ],
	[ { kind: 'title' }, 'Title changed: Tea & cake', 'post.php?post=1' ],
	[
		{ kind: 'redirect', name: '/a?b/', url: '' },
		'Redirect added: /a?b/',
		'#/redirects?search=%2Fa%3Fb%2F',
	],
	[ { kind: 'redirect', count: 2 }, '2 redirects added', '#/redirects' ],
	[ { kind: 'robots_txt' }, 'robots.txt changed', '#/tools/history' ],
] as const )( '%j is “%s”', ( change, text, url ) => {
	expect( eventsOf( [ changeOf( change ) ] ) ).toEqual( [
		{ date: '2026-11-10', text, url },
	] );
} );
