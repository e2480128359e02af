import { verdictOf } from '../fixtures';

const hidden = { noindex: true, nofollow: false };

describe( 'a page that search engines', () => {
	test.each( [
		[ 'may list is fine', {}, 'success: open' ],
		[
			'may not list, without a keyword, may be meant',
			{ robots: hidden, focusKeyword: '' },
			'suggestion: hidden',
		],
		[
			'may not list has no use for a keyword',
			{ robots: hidden },
			'warning: hidden_keyword',
		],
		[
			'may not list has no use for a canonical address',
			{ robots: hidden, canonical: 'https://example.org/tea/' },
			'warning: hidden_canonical',
		],
		[
			'may not follow leads nowhere',
			{ robots: { noindex: false, nofollow: true } },
			'suggestion: nofollow',
		],
		[
			'may not follow is fine without links',
			{
				robots: { noindex: false, nofollow: true },
				content: '<p>Tea</p>',
			},
			'success: open',
		],
	] )( '%s', ( _, facts, verdict ) => {
		expect( verdictOf( 'indexing', facts ) ).toBe( verdict );
	} );
} );

describe( 'the canonical address', () => {
	test.each( [
		[ 'is not set', '', 'nothing' ],
		[
			'is the page’s own',
			'https://example.org/green-tea-recipes/',
			'success: own',
		],
		[
			'is its own without a slash, by http',
			'http://example.org/green-tea-recipes',
			'success: own',
		],
		[
			'is another page',
			'https://example.org/tea/',
			'warning: other_page',
		],
		[
			'has parameters',
			'https://example.org/green-tea-recipes/?a=1',
			'warning: other_page',
		],
		[ 'is another site', 'https://tea.example/', 'warning: other_site' ],
		[ 'is none', 'tea', 'warning: invalid' ],
		[ 'is none of a page', 'mailto:a@example.org', 'warning: invalid' ],
	] )( '%s', ( _, canonical, verdict ) => {
		expect( verdictOf( 'canonical', { canonical } ) ).toBe( verdict );
	} );

	test( 'of a draft is its own when it is the one that it will have', () => {
		const draft = {
			status: 'draft',
			url: 'https://example.org/?p=12',
			slug: 'grüner-tee',
		};
		expect(
			verdictOf( 'canonical', {
				...draft,
				canonical: 'https://example.org/blog/gr%C3%BCner-tee/',
			} )
		).toBe( 'success: own' );
		expect(
			verdictOf( 'canonical', {
				...draft,
				canonical: 'https://example.org/blog/',
			} )
		).toBe( 'warning: other_page' );
	} );

	test( 'is no second subject of a hidden page', () => {
		expect(
			verdictOf( 'canonical', {
				robots: hidden,
				canonical: 'https://tea.example/',
			} )
		).toBe( 'nothing' );
	} );
} );
