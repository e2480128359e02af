/**
 * The checks of tools/php-check.mjs: each finds what it is for, and accepts what PHP does.
 */
import { checkPhp, type Table } from '../../tools/lib/php-check/check.mjs';
import { versionsIn } from '../../tools/lib/php-check/core-versions.mjs';

const header = '<?php declare(strict_types=1); ';

/** Classes for the cases below, in Pharos\A. */
const classes = {
	Thing: `
		final class Thing {
			public const OPEN = 1;
			private const HIDDEN = 2;
			public int $size = self::HIDDEN;
			private int $secret = 0;
			public static int $count = 0;
			public function __construct(public readonly ?Thing $next = null, public string $name = '') {}
			public function text(string $text, int $times = 1): string { return $this->secret . $this->hide(); }
			public function any(string ...$texts): static { return $this; }
			public function counted(): int { return func_num_args(); }
			public static function make(int $size): self { return new self(); }
			private function hide(): string { return ''; }
		}`,
	Base: `
		abstract class Base implements Shape {
			protected const SIDES = 4;
			protected ?Thing $thing = null;
			protected function inner(): Thing { return $this->outer(1); }
			protected static function of(): static { return new static(); }
		}`,
	Square: `
		final class Square extends Base {
			public function outer(int $size): Thing { return $this->inner()->any((string) self::SIDES); }
			public function own(): void {}
		}`,
	Shape: `interface Shape { public const FLAT = true; public function outer(int $size): Thing; }`,
	Suit: `
		enum Suit: string {
			case Hearts = 'h';
			public const FIRST = self::Hearts;
			public function label(): string { return $this->name . $this->value; }
		}`,
	Magic: `final class Magic { public function __call($name, $args) {} public function __get($name) {} }`,
	Widget: `class Widget extends \\WP_Widget { public function own(): void {} }`,
	Shared: `trait Shared { private int $own = 0; public function shared(): int { return $this->elsewhere; } }`,
	Sharing: `final class Sharing { use Shared; private int $elsewhere = 0; public function all(): int { return $this->own + $this->shared() + $this->elsewhere; } }`,
};

const sourcesOf = ( all: Record< string, string > ) =>
	Object.fromEntries(
		Object.entries( all ).map( ( [ name, code ] ) => [
			`includes/A/${ name }.php`,
			`${ header } namespace Pharos\\A; ${ code }`,
		] )
	);

/** The messages about a class, or a file of functions, beside the classes above. */
function problemsOf( code: string, name = 'Subject' ) {
	const { problems } = checkPhp(
		{ ...sourcesOf( classes ), ...sourcesOf( { [ name ]: code } ) },
		{ uses: {} }
	);
	return problems.map( ( { text } ) => text );
}

/** A class whose method has this code. */
const inMethod = ( code: string ) => `
	final class Subject {
		public function __construct(private readonly Thing $thing, private ?Base $base = null, private mixed $any = null) {}
		public function run(Thing $param, Thing|Square $either, ?Suit $suit = null): mixed {
			${ code }
			return [$this->thing, $this->base, $this->any];
		}
	}`;

it( 'accepts the classes of these tests', () => {
	expect( problemsOf( inMethod( '' ) ) ).toEqual( [] );
} );

it( 'reports syntax errors, and nothing else then', () => {
	expect( problemsOf( 'final class Subject { new Missing() }' ) ).toEqual( [
		expect.stringContaining( 'syntax error' ),
	] );
} );

describe( 'in methods', () => {
	it.each( [
		// Classes and functions.
		[ 'new Missing();', 'There is no class Pharos\\A\\Missing.' ],
		[ 'new WP_Error();', 'There is no class Pharos\\A\\WP_Error.' ],
		[ 'Missing::class;', 'There is no class Pharos\\A\\Missing.' ],
		[ '$f = static fn(Missing $x) => 1;', 'no class Pharos\\A\\Missing' ],
		[
			'$f = static fn(): ?Missing => null;',
			'no class Pharos\\A\\Missing',
		],
		[ 'try { } catch (Missing) { }', 'no class Pharos\\A\\Missing' ],
		[
			'$param instanceof \\Pharos\\B\\Thing;',
			'no class Pharos\\B\\Thing',
		],
		[
			'\\Pharos\\A\\missing();',
			'There is no function Pharos\\A\\missing().',
		],
		[ 'new Base();', 'A\\Base is abstract' ],
		[ 'new Shape();', 'A\\Shape is an interface' ],
		// Methods.
		[ 'Thing::missing();', 'A\\Thing has no method missing.' ],
		[ '$this->missing();', 'A\\Subject has no method missing.' ],
		[ '$this->thing->missing();', 'A\\Thing has no method missing.' ],
		[ '$param?->missing();', 'A\\Thing has no method missing.' ],
		[ '"{$param->missing()}";', 'A\\Thing has no method missing.' ],
		[ '(new Thing())->missing();', 'A\\Thing has no method missing.' ],
		[
			'Thing::make(1)->any()->missing();',
			'A\\Thing has no method missing.',
		],
		[
			'$either->missing();',
			'A\\Thing or A\\Square has no method missing.',
		],
		[
			'$x = new Thing(); $x->missing();',
			'A\\Thing has no method missing.',
		],
		[
			'$x = $suit ? Thing::make(1) : null; $x?->missing();',
			'no method missing',
		],
		[
			'$x = match (true) { default => $param }; $x->missing();',
			'no method missing',
		],
		[ '$f = fn() => $param->missing();', 'no method missing' ],
		[
			'$f = function () use ($param) { $param->missing(); };',
			'no method missing',
		],
		[
			'$f = static fn(Thing $x) => $x->missing(...);',
			'no method missing',
		],
		[ '(clone $param)->missing();', 'no method missing' ],
		[
			"add_action('x', [$this, 'missing']);",
			'A\\Subject has no method missing.',
		],
		[
			"add_action('x', [Thing::class, 'missing']);",
			'A\\Thing has no method missing.',
		],
		[ '$this->base->own();', 'A\\Base has no method own.' ],
		[ '$suit->missing();', 'A\\Suit has no method missing.' ],
		[ 'Suit::Hearts->missing();', 'A\\Suit has no method missing.' ],
		[ '$param->hide();', 'A\\Thing::hide() is private.' ],
		[ '$this->base->inner();', 'A\\Base::inner() is protected.' ],
		[
			"add_filter('x', [Thing::class, 'hide']);",
			"A\\Thing::hide() is private, and WordPress can't call it.",
		],
		[ "Thing::text('');", "A\\Thing::text() isn't static." ],
		[
			'$f = static fn() => $this->thing;',
			'There is no $this in a static function.',
		],
		// Properties.
		[ '$this->missing;', 'A\\Subject has no property missing.' ],
		[ '$param->missing = 1;', 'A\\Thing has no property missing.' ],
		[ '$param->next->missing;', 'A\\Thing has no property missing.' ],
		[ '$param->secret;', 'A\\Thing::$secret is private.' ],
		[ 'Thing::$missing;', 'A\\Thing has no property missing.' ],
		[ 'Thing::$size;', 'A\\Thing::$size belongs to an object' ],
		[ '$param->count;', 'A\\Thing::$count belongs to the class' ],
		// Constants.
		[ 'Thing::MISSING;', 'A\\Thing has no constant MISSING.' ],
		[ 'self::MISSING;', 'A\\Subject has no constant MISSING.' ],
		[ 'Suit::Spades;', 'A\\Suit has no constant Spades.' ],
		[ 'Thing::HIDDEN;', 'A\\Thing::HIDDEN is private.' ],
		[ 'Base::SIDES;', 'A\\Base::SIDES is protected.' ],
		// Arguments.
		[ '$param->text();', 'A\\Thing::text() lacks its argument $text.' ],
		[
			"$param->text('', 1, 2);",
			'A\\Thing::text() takes 2 arguments, not 3.',
		],
		[
			'$param->text(times: 1);',
			'A\\Thing::text() lacks its argument $text.',
		],
		[
			"$param->text('', size: 1);",
			'A\\Thing::text() has no parameter $size.',
		],
		[
			"$param->text('', text: '');",
			'A\\Thing::text() gets its parameter $text twice.',
		],
		[ "$param->text('', 1, 2, ...[]);", 'takes 2 arguments, not 3' ],
		[ 'Thing::make();', 'A\\Thing::make() lacks its argument $size.' ],
		[ "new Thing(null, '', 1);", 'new A\\Thing takes 2 arguments, not 3.' ],
		[ 'new Thing(size: 1);', 'new A\\Thing has no parameter $size.' ],
		[ 'new Square(1);', 'new A\\Square takes no arguments, not 1.' ],
		[ 'new self();', 'new A\\Subject lacks its argument $thing.' ],
	] )( '%s is reported', ( code, message ) => {
		expect( problemsOf( inMethod( code ) ) ).toEqual( [
			expect.stringContaining( message ),
		] );
	} );

	it.each( [
		// Classes and functions.
		'new \\WP_Error(); new \\DateTime(); \\Foreign\\X::y()->z(); WP_DEBUG;',
		'get_option(1, 2, 3); \\strlen(); $name = "x"; $name(); new $name(); $name::make(); $name::FIRST;',
		'new class(1) extends \\WP_Widget { public function own() { $this->missing(); } };',
		'new class { private int $x = 1; public function own() { return $this->x; } };',
		// Methods.
		'$this->run(...); $param->text(...); Thing::make(...); strlen(...); new Thing(...[]);',
		'$this->any->missing(); ($this->any)(); [$this->any, "missing"]; [1, "missing"];',
		'$x = $param; $x = get_option("x"); $x->missing();',
		'foreach ([] as $param) { $param->missing(); }',
		'[$param] = []; $param->missing();',
		'$x = null; $f = function () use (&$x) {}; $x->missing();',
		'$x = null; fill($x); $x->missing();',
		'if ($this->base instanceof Square) { $this->base->own(); }',
		'if ($param instanceof \\WP_Post) { $param->missing; }',
		'if ($either instanceof Square) { $either->own(); } else { $either->text(""); }',
		'$x = $this->base ?? get_post(); $x->missing();',
		'(new Magic())->missing(1, 2)->more; (new Magic())->missing;',
		'(new Widget(1, 2, 3))->missing(); (new Widget())->own();',
		'Suit::from("h")->label(); Suit::cases(); $suit?->value; $suit->name;',
		'Suit::FIRST; Suit::Hearts->label(); Square::FLAT; Thing::OPEN; Thing::class;',
		'$f = static fn(self $x) => $x->run(...); $f = static fn() => Thing::$count++;',
		'$name = "x"; $this->$name(); $param->{$name}; Thing::{$name}();',
		"add_filter('x', [Thing::class, 'make']); add_filter('x', [$this, 'run']);",
		// Arguments.
		"$param->text(''); $param->text('', 1); $param->text(times: 1, text: ''); $param->text(...[]);",
		"$param->text(...['text' => '']); $param->any(); $param->any('', '', ''); $param->any('', more: '');",
		'$param->counted(1, 2, 3); new Thing; new Square; new self(thing: $param);',
	] )( '%s is accepted', ( code ) => {
		expect( problemsOf( inMethod( code ) ) ).toEqual( [] );
	} );
} );

describe( 'of declarations', () => {
	it.each( [
		[
			'final class Subject extends Missing {}',
			'no class Pharos\\A\\Missing',
		],
		[
			'final class Subject { use Missing; }',
			'no class Pharos\\A\\Missing',
		],
		[
			'final class Subject { public ?Missing $x = null; }',
			'no class Pharos\\A\\Missing',
		],
		[
			'final class Subject { public const X = Thing::MISSING; }',
			'has no constant MISSING',
		],
		[
			'final class Subject { public function x($x = self::MISSING) {} }',
			'has no constant MISSING',
		],
		[
			'final class Subject extends Base {}',
			'Pharos\\A\\Subject lacks the method outer() of Pharos\\A\\Shape.',
		],
		[
			'final class Other {}',
			'Pharos\\A\\Other is only found in includes/A/Other.php.',
		],
		[
			'final class Subject { public function x() { parent::x(); } }',
			null,
		],
		[
			'final class Subject extends Square { public function x() { parent::missing(); } }',
			'A\\Square has no method missing.',
		],
		[
			'final class Subject { public static function x() { self::y(); } public function y() {} }',
			"A\\Subject::y() isn't static.",
		],
		[
			'abstract class Subject { public function x() { return static::X . $this->y(); } }',
			'A\\Subject has no constant X.',
		],
	] )( '%s', ( code, message ) => {
		const found = problemsOf( code );
		if ( message ) {
			expect( found[ 0 ] ).toContain( message );
		} else {
			expect( found ).toEqual( [] );
		}
	} );

	it( 'knows the members of heirs and traits', () => {
		expect(
			checkPhp(
				sourcesOf( {
					...classes,
					Parented:
						'abstract class Parented { public function x() { return static::X . $this->y(); } }',
					Child: 'final class Child extends Parented { public const X = 1; public function y() {} }',
				} ),
				{ uses: {} }
			).problems
		).toEqual( [] );
	} );

	it( 'checks calls of functions, and code outside of classes', () => {
		const code =
			'function twice(int $x, int $y = 0): Thing { return Thing::make($x); } ';
		expect(
			problemsOf( `${ code } twice(1); twice(1, 2)->any();` )
		).toEqual( [] );
		expect( problemsOf( `${ code } twice(1, 2, 3);` ) ).toEqual( [
			'Pharos\\A\\twice() takes 2 arguments, not 3.',
		] );
		expect(
			problemsOf( `${ code } return fn() => twice(1)->missing();` )
		).toEqual( [ 'A\\Thing has no method missing.' ] );
	} );
} );

describe( 'what nothing uses', () => {
	const subject = ( members: string ) =>
		`final class Subject { ${ members } }`;

	it.each( [
		[
			'use Pharos\\B\\Other; final class Subject {}',
			"`use Pharos\\B\\Other` isn't needed.",
		],
		[
			'use Acme\\Subject; final class Subject { public Subject $other; }',
			'`use Acme\\Subject` takes the name of a class of this file: PHP refuses it.',
		],
		[
			'use WP_Post; use WP_Post; final class Subject { public WP_Post $post; }',
			"`use WP_Post` isn't needed.",
		],
		[
			'use function Pharos\\B\\other; final class Subject {}',
			"`use Pharos\\B\\other` isn't needed.",
		],
		[
			'use WP_Post as Post; // WP_Post\n final class Subject {}',
			"`use WP_Post` isn't needed.",
		],
		[
			subject( 'private const X = 1;' ),
			"The private constant X isn't used.",
		],
		[
			subject(
				'private int $x = 1; public function y() { $this->x = 2; $this->x++; }'
			),
			'The private property $x is never read.',
		],
		[
			subject(
				'private array $x = []; public function y() { $this->x[] = 2; unset($this->x[0]); }'
			),
			'The private property $x is never read.',
		],
		[
			subject( 'public function __construct(private int $x) { $x++; }' ),
			'The private property $x is never read.',
		],
		[
			subject( 'private static int $x = 1;' ),
			'The private property $x is never read.',
		],
		[
			subject(
				'private int $x = 1; public function y(Thing $z, $name) { return $z->$name . get_object_vars($z); }'
			),
			'The private property $x is never read.',
		],
		[
			subject( 'private function x() {}' ),
			"The private method x() isn't used.",
		],
		[
			subject( 'private function x() { $this->x(); }' ),
			"The private method x() isn't used.",
		],
	] )( '%s is reported', ( code, message ) => {
		expect( problemsOf( code ) ).toEqual( [ message ] );
	} );

	it.each( [
		'use WP_Post; final class Subject { public function x(WP_Post $x) {} }',
		'use WP_Post as Post; /** @var Post */ final class Subject {}',
		'use Foreign\\Sub; final class Subject { public function x() { new Sub\\Thing(); } }',
		'use function Foreign\\other; use const Foreign\\X; final class Subject { public function x() { other(X); } }',
		'use Foreign\\Mark; #[Mark] final class Subject {}',
		subject(
			'private const X = 1; public function y() { return self::X; }'
		),
		subject(
			"private const X = 1; public function y() { return constant('self::X'); }"
		),
		subject(
			'private const X = 1; public function y($x) { return constant("self::$x"); }'
		),
		subject(
			'private const X = 1; public function y(int $x = self::X) {}'
		),
		subject(
			'private int $x = 1; public function y() { return $this->x++; }'
		),
		subject(
			'private ?Thing $x = null; public function y() { return $this->x ??= new Thing(); }'
		),
		subject(
			'private ?Thing $x = null; public function y(self $other) { return $other->x; }'
		),
		subject(
			'private int $x = 1; public function y() { return get_object_vars($this); }'
		),
		subject(
			'private int $x = 1; public function y($name) { return $this->$name; }'
		),
		subject(
			'private static int $x = 1; public function y() { return "{self::$x}" . self::$x; }'
		),
		subject(
			'private function x() {} public function y() { $this->x(...); }'
		),
		subject(
			"private function x() {} public function y() { return array_map([$this, 'x'], []); }"
		),
		subject(
			"private static function x() {} public function y() { return array_map([self::class, 'x'], []); }"
		),
		subject(
			"private static function x() {} public function y() { return array_map('self::x', []); }"
		),
		subject( 'private function __construct() {}' ),
	] )( '%s is accepted', ( code ) => {
		expect( problemsOf( code ) ).toEqual( [] );
	} );
} );

describe( 'folders', () => {
	const file = ( name: string, ...used: string[] ): [ string, string ] => {
		const parts = [ 'Pharos', ...name.split( '/' ) ];
		const cls = parts.pop();
		return [
			`includes/${ name }.php`,
			`${ header } namespace ${ parts.join( '\\' ) }; final class ${ cls } { public function x() { return [${ used.map( ( one ) => `\\Pharos\\${ one }::class` ).join() }]; } }`,
		];
	};
	const messages = ( table: Table, ...files: ReturnType< typeof file >[] ) =>
		checkPhp( Object.fromEntries( files ), table ).problems.map(
			( { file: where, text } ) => `${ where }: ${ text }`
		);
	const one = file( 'A/One', 'B\\Two', 'B\\Two', 'A\\Three', 'Base' );
	const two = file( 'B/Two' );
	const back = file( 'B/Two', 'A\\One' );
	const others = [ file( 'A/Three' ), file( 'Base' ) ];

	it( 'may use those of the table', () => {
		const table = { uses: { A: 'B Base' } };
		expect( messages( table, one, two, ...others ) ).toEqual( [] );
	} );

	it( 'must be in the table', () => {
		const table = { uses: { A: 'Base' } };
		expect( messages( table, one, two, ...others ) ).toEqual( [
			"includes/A/One.php: A uses B (Pharos\\B\\Two), which isn't in the table of tools/lib/php-check/folders.mjs. If A should depend on B, add it to the line of A there.",
		] );
	} );

	it( 'must not use each other, not by way of a third one either, even if the table says so', () => {
		expect(
			messages( { uses: { A: 'B Base', B: 'A' } }, one, back, ...others )
		).toEqual( [
			expect.stringMatching(
				/^includes\/A\/One.php: A uses B .* and B uses A: /
			),
			expect.stringMatching(
				/^includes\/B\/Two.php: B uses A .* and A uses B: /
			),
		] );
		const round = [
			file( 'A/One', 'B\\Two' ),
			file( 'B/Two', 'C\\Three' ),
			file( 'C/Three', 'A\\One' ),
		];
		expect(
			messages( { uses: { A: 'B', B: 'C', C: 'A' } }, ...round )
		).toContainEqual(
			expect.stringMatching(
				/^includes\/A\/One.php: A uses B .* and B uses C uses A: /
			)
		);
	} );

	it( 'leave the table when they are separated', () => {
		expect(
			messages( { uses: { A: 'B Base', B: 'A' } }, one, two, ...others )
		).toEqual( [
			expect.stringContaining( "B doesn't use A any longer" ),
		] );
	} );

	it( 'count `use` lines that only comments need; the hooks may use all', () => {
		const files = {
			'includes/A/One.php': `${ header } namespace Pharos\\A; use Pharos\\B\\Two; /** Two */ final class One {}`,
			'includes/hooks/front.php': `${ header } namespace Pharos; return [A\\One::class, B\\Two::class];`,
			'pharos-seo.php': `${ header } namespace Pharos; new A\\One();`,
		};
		expect(
			messages( { uses: {} }, two, ...Object.entries( files ) )
		).toEqual( [ expect.stringContaining( 'A uses B' ) ] );
	} );
} );

test.each( [
	[ 'parse_url', 'wp_parse_url()' ],
	[ 'mysqli_query', '$wpdb' ],
	[ 'proc_open', 'runs code' ],
	[ 'file_put_contents', 'no files' ],
	[ 'mt_rand', 'wp_rand()' ],
	[ 'date', 'wp_date()' ],
	[ 'mb_strtoupper', 'mbstring' ],
] )(
	'%s() isn’t called, by its plain name or with a backslash',
	( name, instead ) => {
		for ( const call of [ `${ name }()`, `\\${ name }()` ] ) {
			expect(
				problemsOf(
					`final class Subject { public static function run(): void { ${ call }; } }`
				)
			).toEqual( [ expect.stringContaining( instead ) ] );
		}
	}
);

test( 'functions of mbstring are called where the code asks for them, and the two that WordPress has', () => {
	expect(
		problemsOf(
			`final class Subject { public static function run(): mixed { return function_exists('mb_strtoupper') ? mb_strtoupper('a') : mb_strlen('a'); } }`
		)
	).toEqual( [] );
} );

describe( 'functions and classes of WordPress', () => {
	const problemsWith = ( code: string, oldest: string ) =>
		checkPhp(
			sourcesOf( { uses: code } ),
			{ uses: {} },
			{},
			{
				since: new Map( [
					[ 'wp_old', '6.8.1' ],
					[ 'wp_new', '6.10.0' ],
					[ 'wp_new_class', '6.10.0' ],
				] ),
				oldest,
			}
		).problems.map( ( { text } ) => text );

	test.each( [ 'wp_new()', '\\WP_NEW()', '\\WP_New_Class::a()' ] )(
		'%s needs a newer WordPress',
		( code ) => {
			expect( problemsWith( `wp_old(); ${ code };`, '6.9' ) ).toEqual( [
				expect.stringContaining( '6.10.0' ),
			] );
			expect( problemsWith( `wp_old(); ${ code };`, '6.10' ) ).toEqual(
				[]
			);
		}
	);

	test( 'are fine if the same file asks for them', () => {
		expect(
			problemsWith( "function_exists('wp_new') && wp_new();", '6.9' )
		).toEqual( [] );
	} );

	test.each( [
		[
			'a function',
			'/**\n * A.\n *\n * @since 6.9.0\n * @since 7.0.0 More.\n */\nfunction New_One( $a ) {',
			[ [ 'new_one', '6.9.0' ] ],
		],
		[
			'a function that another plugin may replace',
			"if ( ! function_exists( 'one' ) ) :\n\t/**\n\t * A.\n\t *\n\t * @since 2.1\n\t */\n\tfunction one() {",
			[ [ 'one', '2.1' ] ],
		],
		[
			'a class, but not its methods',
			'/**\n * A.\n * @since 6.2.0\n */\n#[AllowDynamicProperties]\nfinal class Two {\n\t/**\n\t * @since 7.1.0\n\t */\n\tpublic function three() {',
			[ [ 'two', '6.2.0' ] ],
		],
		[
			'nothing of the docblock of a file',
			'/**\n * Functions.\n *\n * @since 6.9.0\n */\n\n$a = 1;\nfunction four() {',
			[],
		],
	] )( 'are read from its files: %s', ( _name, source, found ) => {
		expect( versionsIn( source ) ).toEqual( found );
	} );
} );

describe( 'Classes that tests and tools name', () => {
	const check = ( text: string ) =>
		checkPhp(
			{
				'includes/A/Thing.php': `${ header } namespace Pharos\\A; ${ classes.Thing }`,
			},
			{ uses: {} },
			{ 'tests/a.test.ts': text }
		).problems.map(
			( { line, text: problem } ) => `${ line } ${ problem }`
		);

	test.each( [
		[ "site.php( 'return Pharos\\\\A\\\\Thing::make( 1 );' )", [] ],
		[ "const A = 'Pharos\\\\A';", [] ],
		[
			"\nsite.php( 'new Pharos\\\\A\\\\Other()' )",
			[ '2 There is no class Pharos\\A\\Other.' ],
		],
		[
			"'Pharos\\\\A\\\\Thing::build( 1 )'",
			[ '1 There is no method Pharos\\A\\Thing::build().' ],
		],
		[
			"'Pharos\\\\A\\\\Thing::text( 1 )'",
			[ "1 The method Pharos\\A\\Thing::text() isn't static." ],
		],
		[
			"const THING = 'Pharos\\\\A\\\\Thing';\n`${ THING }::build( 1 )`",
			[ '2 There is no method Pharos\\A\\Thing::build().' ],
		],
	] )( '%s', ( text, problems ) => {
		expect( check( text ) ).toEqual( problems );
	} );
} );
