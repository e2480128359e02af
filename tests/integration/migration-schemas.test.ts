/** Migrated schemas: the schemas of the source plugin become those of the site, and of single objects. */
import { withOwnSite } from './support/own-site';

const own = withOwnSite();

interface Schema {
	title: string;
	type: string;
	off?: boolean;
	fields: Record< string, unknown >;
	show_on: { rules: string[]; specific: string[] };
}

interface Answer {
	/** The schemas that differ from the defaults. */
	changed: Record< string, Schema >;
	gone: string[];
	losses: { what: string; value: string; field: string }[];
}

/** The site schemas after a source plugin has changed them; PHP, with `$schemas`. */
const site = ( says: string ) =>
	own.site.php< Answer >( `
		$mapped = new Pharos\\Migration\\MappedData();
		$schemas = new Pharos\\Migration\\Schemas( $mapped );
		${ says }
		$schemas->apply();
		$all = $mapped->values['schemas'];
		$ours = Pharos\\Settings\\DefaultSchemas::all();
		return [
			'changed' => (object) array_filter( $all, fn( $schema, $id ) => $schema !== ( $ours[ $id ] ?? null ), ARRAY_FILTER_USE_BOTH ),
			'gone' => array_keys( array_diff_key( $ours, $all ) ),
			'losses' => $mapped->losses,
		];` );

/** The schemas of one object after a source plugin has changed them; PHP, with `$own`. */
const object = ( says: string, ofSite = '' ) =>
	own.site.php< Record< string, Schema > >( `
		$schemas = new Pharos\\Migration\\Schemas( new Pharos\\Migration\\MappedData() );
		${ ofSite }
		$mapped = new Pharos\\Migration\\MappedData();
		$own = new Pharos\\Migration\\SchemaDifferences( $mapped, $schemas->all() );
		${ says }
		$own->apply();
		return (object) ( $mapped->values['schemas'] ?? [] );` );

test( 'A source that says nothing has our schemas', async () => {
	expect( await site( '' ) ).toEqual( { changed: {}, gone: [], losses: [] } );
	expect( await object( '' ) ).toEqual( {} );
} );

test( 'A company has its name and logo; what the source does not know stays', async () => {
	const { changed } = await site(
		`$schemas->owner( 'NGO', [ 'name' => 'Fern', 'logo' => '', 'sameAs' => [], 'url' => null ] );`
	);
	expect( changed ).toEqual( {
		organization: expect.objectContaining( {
			type: 'Organization',
			fields: {
				schema_name: 'Organization',
				'@type': 'NGO',
				name: 'Fern',
				logo: '%org_logo%',
				sameAs: '%social_profiles%',
			},
		} ),
	} );
} );

test( 'The site of a person has no organization, and nothing that refers to one', async () => {
	const { changed, gone } = await site(
		`$schemas->owner( 'Person', [ 'name' => 'Mara' ] );`
	);
	expect( gone ).toEqual( [ 'organization' ] );
	expect( changed.owner?.fields ).toMatchObject( { name: 'Mara' } );
	expect( changed.website?.fields.publisher ).toBe( '%schema:owner%' );
	expect( changed.article?.fields.publisher ).toBe( '%schema:owner%' );
	expect( JSON.stringify( changed ) ).not.toMatch( /organization/i );
} );

test( 'Kinds of posts are articles of their types, with their authors', async () => {
	const { changed } = await site(
		`$schemas->articles( [ 'post' => 'BlogPosting', 'note' => 'BlogPosting', 'page' => 'NewsArticle', 'recipe' => '' ] );`
	);
	expect( changed.article ).toMatchObject( {
		fields: { '@type': 'BlogPosting', headline: '%title%' },
		show_on: { rules: [ 'post|all', 'note|all' ] },
	} );
	expect( changed[ 'article-page' ] ).toMatchObject( {
		type: 'Article',
		fields: { '@type': 'NewsArticle', headline: '%title%' },
		show_on: { rules: [ 'page|all' ] },
	} );
	expect( changed.person?.show_on.rules ).toEqual( [
		'post|all',
		'note|all',
		'page|all',
		'special-author',
	] );
	expect( Object.keys( changed ) ).not.toContain( 'article-recipe' );
} );

test( 'A site without articles has none, and authors only on their pages', async () => {
	const { changed, gone } = await site(
		`$schemas->articles( [ 'post' => '', 'page' => '' ] );`
	);
	expect( gone ).toEqual( [ 'article' ] );
	expect( changed.person?.show_on.rules ).toEqual( [ 'special-author' ] );
} );

test( 'What is added has an id that the next run finds again, its conditions and a name', async () => {
	const says = `$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Menu', 'post_status' => 'publish' ] );
		$schemas->add( '7', 'FAQ', [ 'mainEntity' => [] ], [ 'special-front', "page-1$id", "page-$id" ], [], 'Questions' );
		$schemas->add( 'a b/ö', 'TechArticle', [], [ 'post|all' ] );
		$schemas->add( 'a-b', 'TechArticle', [], [ 'post|all' ] );
		wp_delete_post( $id, true );`;
	const { changed } = await site( says );
	expect( Object.keys( changed ) ).toEqual( [ 'schema-7', 'a-b', 'a-b-2' ] );
	expect( changed[ 'schema-7' ] ).toMatchObject( {
		type: 'FAQPage',
		fields: { schema_name: 'Questions' },
		show_on: {
			rules: [ 'special-front', 'specifics' ],
			specific: [
				expect.stringMatching( /^page-1/ ),
				expect.stringMatching( /^page-/ ),
			],
			specificText: [
				{ label: expect.stringMatching( /^page-1/ ) },
				{ label: 'Menu' },
			],
		},
	} );
	expect( changed[ 'a-b' ] ).toMatchObject( {
		type: 'Article',
		fields: { '@type': 'TechArticle' },
	} );
} );

test( 'An undefined type is reported, not migrated', async () => {
	expect(
		await site(
			`$schemas->add( 'x', 'Spaceship', [ 'name' => 'X' ], [ 'post|all' ], [], 'Mine' );`
		)
	).toEqual( {
		changed: {},
		gone: [],
		losses: [
			expect.objectContaining( {
				what: 'schema',
				value: 'Mine (Spaceship)',
				field: 'x',
			} ),
		],
	} );
} );

test( 'An object has only what is different there', async () => {
	const schemas = await object(
		`$own->article( 'recipe', 'NewsArticle' );
		$own->page( 'recipe', 'AboutPage' );
		$own->off( 'breadcrumblist', 'nothing' );
		$own->add( 'webpage-recipe', 'Recipe', [ 'name' => '%title%' ] );`,
		`$schemas->pages( [ 'recipe' => 'ItemPage' ] );`
	);
	expect( schemas ).toEqual( {
		article: expect.objectContaining( {
			fields: expect.objectContaining( {
				'@type': 'NewsArticle',
				headline: '%title%',
			} ),
		} ),
		person: expect.objectContaining( { type: 'Person' } ),
		// The schema of its content type, which would be output beside another one.
		'webpage-recipe': expect.objectContaining( {
			fields: expect.objectContaining( { '@type': 'AboutPage' } ),
		} ),
		breadcrumblist: { off: true },
		'webpage-recipe-2': expect.objectContaining( { type: 'Recipe' } ),
	} );
	expect( await object( `$own->article( 'post', '' );` ) ).toEqual( {
		article: { off: true },
		person: { off: true },
	} );
} );

test( 'Of fields, all texts are translated but the types', async () => {
	const { fields, losses } = await own.site.php< {
		fields: unknown;
		losses: { value: string }[];
	} >( `
		$mapped = new Pharos\\Migration\\MappedData();
		$fields = Pharos\\Migration\\SchemaForm::translated(
			[ '@type' => 'Recipe', 'name' => '{{t}} 100%off%', 'yield' => 4, 'step' => [ [ '@type' => 'HowToStep', 'text' => '<b>{{t}}</b>{{no}}' ] ] ],
			new Pharos\\Migration\\Translator( '/{{(?<name>\\w+)}}/', [ 't' => '%title%' ] ),
			'post', $mapped, 'recipe'
		);
		return [ 'fields' => $fields, 'losses' => $mapped->losses ];` );
	expect( fields ).toEqual( {
		'@type': 'Recipe',
		name: '%title% 100%percent%off%',
		yield: 4,
		step: [ { '@type': 'HowToStep', text: '%title%' } ],
	} );
	expect( losses.map( ( { value } ) => value ) ).toEqual( [ '{{no}}' ] );
} );

describe( 'The setting', () => {
	/** Migrates from a source plugin with this PHP code. */
	const migrate = ( says: string, overwrite = false, slug = 'says' ) =>
		own.site.php< { ids: string[]; kept: string[]; invalid: string[] } >(
			`
		$source = new class( function ( $mapped ) use ( $args ) {
			$schemas = new Pharos\\Migration\\Schemas( $mapped );
			${ says }
			$schemas->apply();
		}, $args['slug'] ) implements Pharos\\Migration\\Source {
			public function __construct( private Closure $says, private string $slug ) {}
			public function slug(): string { return $this->slug; }
			public function name(): string { return 'Says'; }
			public function plugins(): array { return []; }
			public function has_data(): bool { return true; }
			public function settings(): Pharos\\Migration\\MappedData {
				$mapped = new Pharos\\Migration\\MappedData();
				( $this->says )( $mapped );
				return $mapped;
			}
			public function post( WP_Post $post ): Pharos\\Migration\\MappedData { return new Pharos\\Migration\\MappedData(); }
			public function term( WP_Term $term ): Pharos\\Migration\\MappedData { return new Pharos\\Migration\\MappedData(); }
			public function author( WP_User $user ): Pharos\\Migration\\MappedData { return new Pharos\\Migration\\MappedData(); }
			public function ids( string $kind ): Pharos\\Migration\\Ids { return new Pharos\\Migration\\ListIds( [] ); }
			public function preload( string $kind, array $ids ): void {}
		};
		$settings = new Pharos\\Settings\\Settings();
		$done = ( new Pharos\\Migration\\SiteSettings( $settings, $source, $args['overwrite'] ) )->migrate();
		$lost = fn( $what ) => array_values( array_column( array_filter( $done->losses, fn( $loss ) => $loss['what'] === $what ), 'field' ) );
		return [ 'ids' => array_keys( $settings->get( 'schemas' ) ), 'kept' => $lost( 'kept' ), 'invalid' => $lost( 'invalid' ) ];`,
			{ overwrite, slug }
		);

	const change = ( how: string ) =>
		own.site.php( `
		$settings = new Pharos\\Settings\\Settings();
		$schemas = $settings->get( 'schemas' );
		${ how }
		$settings->save( [ 'schemas' => $schemas ] );` );

	test( 'loses ours that the source does not have, and nothing that a person has made', async () => {
		await change(
			`$schemas['mine'] = [ 'title' => 'Movie', 'type' => 'Movie', 'fields' => [ 'name' => 'M' ] ];`
		);
		const first = await migrate(
			`$schemas->off( 'product', 'article' );
			$schemas->add( 'extra', 'Book', [ 'name' => 'B' ], [ 'page|all' ] );`
		);
		expect( first.ids ).toEqual(
			expect.arrayContaining( [ 'mine', 'extra', 'website' ] )
		);
		expect( first.ids ).not.toContain( 'article' );
		expect( first.kept ).toEqual( [] );
	} );

	test( 'follows the source from then on, if it wasn’t changed', async () => {
		const { ids } = await migrate( `$schemas->off( 'product' );` );
		expect( ids ).toContain( 'article' );
		expect( ids ).toContain( 'mine' );
		expect( ids ).not.toContain( 'extra' );
	} );

	test( 'keeps what a user has changed, restored or removed', async () => {
		await change(
			`$schemas['website']['fields']['name'] = 'Ours';
			$schemas['product'] = [ 'title' => 'Product', 'type' => 'Product', 'fields' => [ 'name' => 'P' ] ];
			unset( $schemas['person'] );`
		);
		const says = `$schemas->off( 'product' );`;
		const { ids, kept } = await migrate( says );
		expect(
			kept.map( ( path ) => path.split( '\n' )[ 1 ] ).sort()
		).toEqual( [ 'person', 'product', 'website' ] );
		expect( ids ).toContain( 'product' );
		expect( ids ).not.toContain( 'person' );
		const after = await migrate( says, true );
		expect( after.kept ).toEqual( [] );
		expect( after.ids ).toContain( 'person' );
		expect( after.ids ).not.toContain( 'product' );
	} );

	test( 'has those of the last plugin alone, where a site has been migrated from two', async () => {
		await migrate(
			`$schemas->owner( 'Person', [ 'name' => 'Mara' ] );`,
			true
		);
		const { ids, kept } = await migrate( '', false, 'another' );
		expect( ids ).toContain( 'organization' );
		expect( ids ).not.toContain( 'owner' );
		expect( ids ).toContain( 'mine' );
		expect( kept ).toEqual( [] );
	} );

	test( 'leaves out what has another form, and as little as possible of it', async () => {
		const { ids, invalid } = await migrate(
			`$mapped->values['schemas'] = [];
			( function () {
				$this->all['broken'] = [ 'title' => 'no type', 'type' => 'neither', 'fields' => [] ];
				$this->all['website']['show_on']['rules'] = [ 'basic-global', 5, 'special-404' ];
			} )->call( $schemas );`
		);
		expect( ids ).not.toContain( 'broken' );
		expect( invalid ).toContain( 'schemas.website.show_on.rules.1' );
		expect(
			await own.site.php(
				`return ( new Pharos\\Settings\\Settings() )->get( 'schemas' )['website']['show_on']['rules'];`
			)
		).toEqual( [ 'basic-global', 'special-404' ] );
	} );
} );
