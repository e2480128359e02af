/**
 * The reference of the REST routes: the notation of answers, what `npm run rest:docs` makes of it, and what it finds missing.
 */
import { errorProblems } from '../../tools/lib/rest-errors.mjs';
import { reference, withAnswers } from '../../tools/lib/rest-reference.mjs';
import { runRules } from './support/php';

const text = { type: 'string' };

/** Notation => JSON Schema. */
const notations: [ unknown, object ][] = [
	[ 'integer', { type: 'integer' } ],
	[
		'string: A path: or a URL.',
		{ description: 'A path: or a URL.', type: 'string' },
	],
	[ 'time|null', { type: [ 'string', 'null' ], format: 'date-time' } ],
	[ "''|'on'", { type: 'string', enum: [ '', 'on' ] } ],
	[ "'on'|null", { type: [ 'string', 'null' ], enum: [ 'on', null ] } ],
	[ 'true', { type: 'boolean', enum: [ true ] } ],
	[ 'string[]', { type: 'array', items: text } ],
	[
		'any',
		{
			type: [
				'array',
				'object',
				'string',
				'number',
				'integer',
				'boolean',
				'null',
			],
		},
	],
	[
		{ id: 'integer', 'title?': 'string' },
		{
			type: 'object',
			properties: { id: { type: 'integer' }, title: text },
			required: [ 'id' ],
			additionalProperties: false,
		},
	],
	[
		{ '': 'object|null: By ID.', '*': 'string' },
		{
			description: 'By ID.',
			type: [ 'object', 'null' ],
			additionalProperties: text,
		},
	],
	[
		[ { id: 'string' } ],
		{
			type: 'array',
			items: {
				type: 'object',
				properties: { id: text },
				required: [ 'id' ],
				additionalProperties: false,
			},
		},
	],
	[
		{ '': 'array: Newest first.', '0': 'string' },
		{ description: 'Newest first.', type: 'array', items: text },
	],
];

const routes = [
	'/pharos/v1/redirects/(?P<id>\\d+)',
	'/pharos/v1/redirects/imports/(?P<import>\\d{1,15})',
	'/pharos/v1/settings-history/(?P<id>[\\d]+)/restore',
];

const { 'rest schema': schemas, 'rest path': paths } = runRules( {
	'rest schema': notations.map( ( [ notation ] ) => notation ),
	'rest path': routes,
} );

test( 'The notation of answers stands for JSON Schema', () => {
	expect( schemas ).toEqual( notations.map( ( [ , schema ] ) => schema ) );
} );

test( 'The path of a route has the names of its parameters', () => {
	expect( paths ).toEqual( [
		'/redirects/{id}',
		'/redirects/imports/{import}',
		'/settings-history/{id}/restore',
	] );
} );

const id = { type: 'integer', description: 'The ID.', required: true };

const answer = ( data: object ) => ( {
	description: 'Returns a cup.',
	type: 'object',
	properties: { success: { type: 'boolean', enum: [ true ] }, data },
	required: [ 'success', 'data' ],
} );

const cup = {
	type: [ 'object', 'null' ],
	properties: {
		filled: { type: 'string', format: 'date-time', description: 'When.' },
		sizes: { type: 'array', items: { type: 'integer' } },
		note: { type: 'string' },
	},
	required: [ 'filled', 'sizes' ],
};

const found = {
	routes: {
		'GET /cups/{id}': { capability: 'drink', args: { id } },
		'POST /cups/{id}': {
			capability: '',
			args: {
				id,
				size: {
					type: 'integer',
					description: 'The size.',
					enum: [ 1, 2 ],
					default: 2,
				},
			},
		},
	},
	responses: {
		Cups: {
			'GET /cups/{id}': answer( cup ),
			'POST /cups/{id}': answer( cup ),
		},
	},
};

test( 'A route is described with its arguments, its answer and who may send it', async () => {
	const { features, problems } = withAnswers( found );
	expect( problems ).toEqual( [] );
	expect( await reference( features, async ( code ) => `${ code }\n` ) )
		.toBe( `## Cups

### GET /cups/{id}

Returns a cup. Requires \`drink\`.

| argument | type | |
| --- | --- | --- |
| \`id\` | integer | The ID. Required. |

\`\`\`ts
type GetCupsId = {
success: true;
data: {
/** When. */
filled: Time;
sizes: Array< number >;
note?: string;
} | null;
};
\`\`\`

### POST /cups/{id}

Returns a cup. Requires one of the capabilities.

| argument | type | |
| --- | --- | --- |
| \`id\` | integer | The ID. Required. |
| \`size\` | \`1\`, \`2\` | The size. Default: \`2\`. |

Answer: as [GET /cups/{id}](#get-cupsid).
` );
} );

test( 'What a route lacks is named', () => {
	expect(
		withAnswers( {
			routes: {
				'GET /tea/{id}': {
					capability: '',
					args: { size: { type: 'integer' }, kind: {} },
				},
			},
			responses: { Tea: { 'GET /coffee': answer( cup ) } },
		} ).problems
	).toEqual( [
		'GET /tea/{id} has no answer in a class Responses.',
		'There is an answer of GET /coffee, and no such route.',
		"GET /tea/{id} doesn't declare {id}.",
		'The argument size of GET /tea/{id} has no type or no description.',
		'The argument kind of GET /tea/{id} has no type or no description.',
	] );
} );

const php = `
	const COLD = 'pharos_cold';
	return $x ? new WP_Error('pharos_empty', __('It (the cup) is empty.'), ['status' => 409]) : new \\WP_Error(self::COLD, '');
`;

test( 'The table of errors has the codes and statuses of PHP, and no others', () => {
	const row = ( code: string, status: string ) =>
		`| \`${ code }\` | ${ status } | when |\n`;
	expect(
		errorProblems(
			{ 'a.php': php },
			row( 'pharos_empty', '400, 409' ) + row( 'pharos_cold', '500' )
		)
	).toEqual( [] );
	expect(
		errorProblems(
			{ 'a.php': php },
			row( 'pharos_empty', '400' ) + row( 'pharos_hot', '400' )
		)
	).toEqual( [
		'The table of errors lacks pharos_cold.',
		'The table of errors has pharos_hot, and PHP hasn’t.',
		'pharos_empty has the status 409 in PHP, not in the table of errors.',
	] );
} );

test( 'Codes that are put together are found, too', () => {
	const reasons = `
		return new WP_Error('pharos_google_' . $reason, '');
			'cold' => __('It is cold.'),
			'status' => self::status($reason),
`;
	const codes = `
		new WP_Error($code, $message, ['status' => $status]);
				'pharos_file_locked',
				__('It is locked.'),
`;
	expect( errorProblems( { 'a.php': reasons, 'b.php': codes }, '' ) ).toEqual(
		[
			'The table of errors lacks pharos_google_cold.',
			'The table of errors lacks pharos_file_locked.',
		]
	);
} );
