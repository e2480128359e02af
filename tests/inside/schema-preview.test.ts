/** The structured data of a page with unsaved schemas, and their issues: POST /schema-preview. */
import type {
	SchemaObject,
	SchemaPreview,
	SchemaProblem,
} from '../../common/schema/types';
import type { Node } from '../integration/support/json-ld';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

interface Answer {
	success: boolean;
	code?: string;
	message?: string;
	data: SchemaPreview;
}

const path = '/pharos/v1/schema-preview';

async function preview( request: object, role: 'admin' | 'author' = 'admin' ) {
	const person = await site.as( role );
	return person.rest< Answer >( 'POST', path, request );
}

const schema = (
	type: string,
	fields: SchemaObject[ 'fields' ],
	rules = [ 'post|all' ]
): SchemaObject => ( {
	title: type,
	type,
	fields,
	show_on: { rules, specific: [], specificText: [] },
} );

/** The issues of one schema on the latest post, without Google's recommendations. */
async function problems( one: SchemaObject ) {
	const { body } = await preview( { schemas: { one }, id: 'one' } );
	return body.data.problems
		.filter( ( { level } ) => level !== 'note' )
		.map( ( { path: where, level, code, message } ) => [
			where.join( '.' ),
			level,
			code,
			message,
		] );
}

let posts: Record< 'mine' | 'other', number >;

beforeAll( async () => {
	posts = await site.php(
		`foreach ( [ 'mine' => 'author', 'other' => 'admin' ] as $name => $login ) {
			$ids[ $name ] = wp_insert_post( [
				'post_title' => "Green tea of $login",
				'post_status' => 'publish',
				'post_author' => get_user_by( 'login', $login )->ID,
				'post_date' => 'mine' === $name ? '2026-11-01 10:00:00' : '2026-11-02 10:00:00',
			] );
		}
		return $ids;`
	);
} );
afterAll( async () => {
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		posts
	);
	await site.resetSettings();
} );

describe( 'The preview', () => {
	test( 'answers whatever stands in the place of a type', async () => {
		for ( const type of [ 'tel:+1', '</x>', '', '%title%', 5, [], null ] ) {
			const offers = { '@type': type, price: 'x' } as never;
			const { status } = await preview( {
				schemas: { one: schema( 'Product', { offers } ) },
				id: 'one',
			} );
			expect( [ type, status ] ).toEqual( [ type, 200 ] );
		}
	} );

	test( 'shows the graph of a page that shows the schema, and its node', async () => {
		const { status, body } = await preview( {
			schemas: {
				one: schema( 'Recipe', {
					image: 'https://a.example/a.png',
					name: '%title% cake',
				} ),
			},
			id: 'one',
		} );
		const node = {
			'@type': 'Recipe',
			'@id': expect.any( String ),
			name: 'Green tea of admin cake',
		};
		expect( status ).toBe( 200 );
		expect( body.data ).toMatchObject( {
			page: { id: `post-${ posts.other }`, label: 'Green tea of admin' },
			graph: { '@context': 'https://schema.org', '@graph': [ node ] },
			nodes: { one: node },
		} );
	} );

	test( 'knows schemas by numbers, too; a list is none', async () => {
		const tea = schema( 'Recipe', {
			image: 'https://a.example/a.png',
			name: 'Tea',
		} );
		const { body } = await preview( { schemas: { 0: tea }, id: '0' } );
		expect( body.data.nodes ).toEqual( {
			0: expect.objectContaining( { name: 'Tea' } ),
		} );
		expect( await preview( { schemas: [ tea ] } ) ).toMatchObject( {
			status: 400,
		} );
	} );

	test( 'of a page that is named says what is not shown there', async () => {
		const schemas = {
			one: schema( 'Recipe', { name: 'x' } ),
			two: schema( 'Service', { name: 'y' }, [ 'special-search' ] ),
		};
		const { body } = await preview( { schemas, page: 'special-search' } );
		expect( body.data.page.id ).toBe( 'special-search' );
		expect( body.data.nodes ).toEqual( {
			one: null,
			two: expect.objectContaining( { name: 'y' } ),
		} );
	} );

	test( 'of a schema that no page shows is the newest post, as if it did', async () => {
		const { body } = await preview( {
			schemas: {
				one: schema(
					'Recipe',
					{ image: 'https://a.example/a.png', name: '%title%' },
					[]
				),
			},
			id: 'one',
		} );
		expect( body.data.page ).toMatchObject( {
			id: '',
			label: 'Green tea of admin',
		} );
		expect( body.data.nodes.one ).toMatchObject( {
			name: 'Green tea of admin',
		} );
	} );

	test( 'without anything is what is stored', async () => {
		const { body } = await preview( {} );
		expect( Object.keys( body.data.nodes ) ).toContain( 'article' );
		expect( body.data.nodes.article ).toMatchObject( {
			headline: 'Green tea of admin',
		} );
	} );

	test( 'takes what an object says of itself from the request', async () => {
		const page = `post-${ posts.mine }`;
		const { body } = await preview( {
			page,
			own: {
				article: { off: true },
				mine: schema( 'Movie', {
					image: 'https://a.example/a.png',
					name: 'Tea',
				} ),
			},
		} );
		expect( body.data.nodes ).toMatchObject( {
			article: null,
			mine: { '@type': 'Movie' },
		} );
	} );

	test( 'tells apart who may see what', async () => {
		const own = {
			mine: schema( 'Movie', {
				image: 'https://a.example/a.png',
				name: 'Tea',
			} ),
		};
		const status = async ( request: object ) =>
			( await preview( request, 'author' ) ).status;
		expect( await status( { page: `post-${ posts.mine }`, own } ) ).toBe(
			200
		);
		expect( await status( { page: `post-${ posts.other }`, own } ) ).toBe(
			403
		);
		expect( await status( { page: 'post-9999999' } ) ).toBe( 403 );
		expect( await status( { page: 'special-front' } ) ).toBe( 403 );
		expect(
			await status( { page: `post-${ posts.mine }`, schemas: {} } )
		).toBe( 403 );
	} );

	test( 'refuses what is no schema and what is no page, and says where', async () => {
		const bad = await preview( {
			schemas: { one: { type: 'Recipe', fields: 'x' } },
		} );
		expect( bad ).toMatchObject( {
			status: 400,
			body: {
				code: 'pharos_invalid_schemas',
				message: expect.stringMatching( /^schemas\.one\.fields: / ),
			},
		} );
		expect( ( await preview( { page: 'post-9999999' } ) ).status ).toBe(
			404
		);
	} );

	test( 'is not there without schemas', async () => {
		await save( { enable_schemas: false } );
		expect( ( await preview( {} ) ).status ).toBe( 404 );
		await save( { enable_schemas: true } );
	} );
} );

describe( 'The check', () => {
	test( 'names what Google asks for, at its field', async () => {
		expect(
			await problems( schema( 'Recipe', { name: 'Cake' } ) )
		).toEqual( [
			[ 'image', 'error', 'required', 'Google requires “Image”.' ],
		] );
	} );

	test( 'recommends the earlier date of an event only where it was put off to another', async () => {
		const ofEvent = async ( eventStatus: string | string[] ) => {
			const event = schema( 'Event', {
				name: 'Tasting',
				startDate: '2026-12-01',
				location: { '@type': 'VirtualLocation', url: site.url },
				eventStatus,
			} );
			const { body } = await preview( {
				schemas: { event },
				id: 'event',
			} );
			return body.data.problems.filter(
				( { path: where } ) => where[ 0 ] === 'previousStartDate'
			);
		};
		expect( await ofEvent( 'EventScheduled' ) ).toEqual( [] );
		expect( await ofEvent( '' ) ).toEqual( [] );
		const put = {
			path: [ 'previousStartDate' ],
			level: 'note',
			message: 'Google recommends “Previous start date”.',
		};
		for ( const status of [
			'EventRescheduled',
			'https://schema.org/EventRescheduled',
			[ 'EventMovedOnline', 'EventRescheduled' ],
		] ) {
			expect( await ofEvent( status ) ).toMatchObject( [ put ] );
		}
	} );

	test( 'is in the language of the site, whichever one who asks has chosen', async () => {
		const person = await site.as( 'admin' );
		await site.php( `update_user_meta( $args[0], 'locale', 'ar' );`, [
			person.id,
		] );
		try {
			const { body } = await person.rest< Answer >(
				'POST',
				`${ path }?_locale=user`,
				{ id: 'article' }
			);
			const nodes = body.data.graph[ '@graph' ] as Node[];
			const ofType = ( type: string ) =>
				nodes.find( ( node ) => node[ '@type' ] === type );
			expect( ofType( 'WebSite' )?.inLanguage ).toBe( 'en-US' );
			expect( ofType( 'BreadcrumbList' ) ).toMatchObject( {
				itemListElement: expect.arrayContaining( [
					expect.objectContaining( { name: 'Home' } ),
				] ),
			} );
		} finally {
			await site.php( `delete_user_meta( $args[0], 'locale' );`, [
				person.id,
			] );
		}
	} );

	test( 'says what Google only recommends apart', async () => {
		const { body } = await preview( {
			schemas: { one: schema( 'Recipe', { name: 'Cake' } ) },
			id: 'one',
		} );
		expect( body.data.problems ).toContainEqual( {
			schema: 'one',
			path: [ 'cookTime' ],
			level: 'note',
			code: 'recommended',
			message: 'Google recommends “Cooking time”.',
		} satisfies SchemaProblem );
	} );

	test( 'looks into groups and lists', async () => {
		const questions = [
			{
				'@type': 'Question',
				name: 'Hot?',
				acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
			},
			{ '@type': 'Question', name: 'Sweet?' },
		];
		expect(
			await problems( schema( 'FAQPage', { mainEntity: questions } ) )
		).toEqual( [
			[
				'mainEntity.1.acceptedAnswer',
				'error',
				'required',
				'“Answer” is required.',
			],
		] );
	} );

	test.each( [
		[
			'datePublished',
			'soon',
			'date',
			'Enter a date, such as 2026-11-22.',
		],
		[
			'cookTime',
			'long',
			'duration',
			'Enter a duration in minutes, such as 90. (PT1H30M works, too.)',
		],
		[ 'image', 'cake', 'image', 'Enter the URL of an image, or %image%.' ],
		[
			'url',
			'not an address',
			'url',
			'Enter a URL, such as https://example.com/page.',
		],
	] )(
		'points at a value that can’t be printed (%s: %s)',
		async ( name, value, code, message ) => {
			const fields = { name: 'Cake', image: '/a.png', [ name ]: value };
			expect( await problems( schema( 'Recipe', fields ) ) ).toEqual( [
				[ name, 'error', code, message ],
			] );
		}
	);

	test( 'points at values within groups', async () => {
		const fields = {
			name: 'Tea',
			image: '/a.png',
			offers: {
				'@type': 'Offer',
				price: 'cheap',
				priceCurrency: 'EUR',
				availability: 'Perhaps',
			},
		};
		expect( await problems( schema( 'Product', fields ) ) ).toEqual( [
			[
				'offers.price',
				'error',
				'number',
				'Enter a number, such as 4.5.',
			],
			[
				'offers.availability',
				'warning',
				'choice',
				'“Perhaps” isn’t one of the options.',
			],
		] );
	} );

	test( 'knows where one of several is enough', async () => {
		expect(
			await problems( schema( 'Product', { name: 'Tea' } ) )
		).toEqual( [
			[
				'',
				'error',
				'required',
				'Google requires one of these: “Reviews”, “Average rating”, “Offer”.',
			],
		] );
		const job = {
			title: 'Cook',
			description: 'x',
			datePosted: '2026-11-22',
			hiringOrganization: 'Fern',
		};
		expect( await problems( schema( 'JobPosting', job ) ) ).toHaveLength(
			1
		);
		expect(
			await problems(
				schema( 'JobPosting', {
					...job,
					jobLocationType: 'TELECOMMUTE',
					applicantLocationRequirements: [ 'Germany' ],
				} )
			)
		).toEqual( [] );
	} );

	test( 'asks more of some subtypes, and for what goes together', async () => {
		expect(
			await problems(
				schema( 'Organization', {
					'@type': 'Restaurant',
					name: 'Fern',
				} )
			)
		).toEqual( [
			[ 'address', 'error', 'required', 'Google requires “Address”.' ],
		] );
		expect(
			await problems(
				schema( 'Product', {
					name: 'Tea',
					offers: { '@type': 'Offer', price: 5 },
				} )
			)
		).toEqual( [
			[
				'image',
				'warning',
				'required',
				'Google requires “Image” if there is “Offer”.',
			],
		] );
	} );

	test( 'reports unknown names', async () => {
		expect(
			await problems(
				schema( 'Movie', { name: 'x', image: '/a.png', directr: 'y' } )
			)
		).toEqual( [
			[
				'directr',
				'warning',
				'unknown',
				'`directr` isn’t a known property of Movie.',
			],
		] );
		expect(
			await problems( schema( 'Spaceship', { name: 'x' } ) )
		).toEqual( [
			[
				'',
				'warning',
				'unknown',
				'“Spaceship” is an unknown type, so it isn’t validated.',
			],
		] );
	} );

	test( 'finds nothing wrong with what the plugin says by itself', async () => {
		for ( const page of [
			`post-${ posts.other }`,
			'special-front',
			'special-search',
			'special-404',
			'special-author',
			'special-date',
		] ) {
			const { body } = await preview( { page } );
			expect(
				body.data.problems.filter( ( { level } ) => level !== 'note' )
			).toEqual( [] );
		}
	} );
} );
